// Fills the page with the dials that data.js lists: `templates`, `themes` and `samples`.

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const themeOf = template => template.parameters.find(({ name }) => name == 'theme').default;

const yaml = ({ name }, theme) => `sweephand: 1\ntemplate: ${name}\nwith:\n  theme: ${theme}\n`;

const copy = async (button, text) => {
  await navigator.clipboard.writeText(text);
  const words = button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = words; }, 1200);
};

// A picture plays from its start when it is loaded anew.
const load = image => { image.src = image.src.split('?')[0] + '?' + performance.now(); };

const groups = Object.groupBy(templates, ({ group }) => group);
const sections = Object.fromEntries(Object.keys(groups).map(group => {
  const section = make('section', { className: 'large', ariaLabel: group });
  document.querySelector('#templates').append(make('h2', { textContent: group }), section);
  return [group, section];
}));

const cards = templates.map(template => {
  const own = themeOf(template);
  const image = make('img', { alt: template.title });
  const shown = make('output');
  let place = 0;
  const show = theme => {
    place = themes.indexOf(theme);
    shown.textContent = theme;
    image.src = `dials/${template.name}-${theme}.svg`;
  };
  const step = (way, words, sign) => make('button', {
    type: 'button', ariaLabel: words, textContent: sign,
    onclick: () => show(themes.at((place + way) % themes.length)),
  });
  const caption = make('figcaption', {}, make('b', { textContent: template.title }),
    make('span', { textContent: template.description }));
  const tools = make('div', {},
    step(-1, 'The theme before', '‹'), shown, step(1, 'The next theme', '›'),
    make('button', {
      type: 'button', className: 'copy', textContent: 'Copy YAML',
      onclick: event => copy(event.target, yaml(template, themes[place])),
    }));
  caption.append(tools);
  show(own);
  sections[template.group].append(make('figure', {}, image, caption));
  return { own, show };
});

const choice = document.querySelector('#theme');
choice.append(new Option('each its own', ''), ...themes.map(theme => new Option(theme)));
choice.onchange = () => cards.forEach(({ own, show }) => show(choice.value || own));

document.querySelector('#replay').onclick = () =>
  document.querySelectorAll('#templates img').forEach(load);

const isDark = matchMedia('(prefers-color-scheme: dark)');
document.querySelector('#light').onclick = () => {
  const { dataset } = document.documentElement;
  dataset.light = (dataset.light ?? (isDark.matches ? 'dark' : 'light')) == 'dark' ? 'light' : 'dark';
};

for (const [folder, files] of Object.entries(Object.groupBy(samples, file => file.split('/')[1]))) {
  const section = make('section');
  for (const file of files) {
    const title = file.split('/').at(-1).replace('.svg', '').replaceAll('-', ' ');
    const picture = ['interactive', 'click'].includes(folder)
      ? make('object', { type: 'image/svg+xml', data: file, ariaLabel: title })
      : make('img', { src: file, alt: title, loading: 'lazy' });
    section.append(make('figure', {}, picture, make('figcaption', {},
      make('b', { textContent: title }), make('span', { textContent: file.replace('.svg', '.yaml') }))));
  }
  document.querySelector('#samples').append(make('h3', { textContent: folder }), section);
}
