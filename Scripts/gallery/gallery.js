// Fills the page with the dials that data.js lists: `templates`, `themes` with their `colors` and
// `darks`, and `samples`. The `parameters` of templates are loaded when they are first asked for.

const find = selector => document.querySelector(selector);

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const button = (properties, ...children) => make('button', { type: 'button', ...properties }, ...children);

const press = (element, pressed) => element.setAttribute('aria-pressed', pressed);

// Buttons of which one is pressed; gives a function that presses another.
const choice = (place, choices, choose) => {
  const buttons = choices.map(([value, ...content]) => {
    const each = button({ value, onclick: () => pick(value) }, ...content);
    place.append(each);
    return each;
  });
  const pick = value => {
    buttons.forEach(each => press(each, each.value == value));
    choose(value);
  };
  return pick;
};

// A small dial in the colours of a theme.
const swatch = theme => {
  const { face, bezel, needle } = colors[theme];
  const dot = make('i', { className: 'swatch' });
  dot.style.setProperty('--face', face);
  dot.style.setProperty('--bezel', bezel);
  dot.style.setProperty('--needle', needle);
  return dot;
};

// Copying

const write = async text => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from another computer without https have no clipboard.
    const field = document.body.appendChild(make('textarea', { value: text, className: 'unseen' }));
    field.select();
    document.execCommand('copy');
    field.remove();
  }
};

const copy = async (target, text) => {
  await write(text);
  const words = target.dataset.words ??= target.textContent;
  target.textContent = 'Copied';
  find('#said').textContent = `Copied: ${text}`;
  clearTimeout(target.timer);
  target.timer = setTimeout(() => { target.textContent = words; }, 1200);
};

find('#copy-install').onclick = event => copy(event.target, find('#install').textContent);

// The settings of a theme, and of its colours in the dark where it has other ones, each in a form.
const settings = (theme, form) => Object.entries({ theme, dark: darks[theme] })
  .map(([key, value]) => value ? form(key, value) : '').join('');

const texts = {
  Command: ({ name }, theme) =>
    `sweephand render ${name}${settings(theme, (key, value) => ` --set ${key}=${value}`)} -o ${name}.svg`,
  YAML: ({ name }, theme) =>
    `sweephand: 1\ntemplate: ${name}\nwith:\n${settings(theme, (key, value) => `  ${key}: ${value}\n`)}`,
  '<img>': ({ name, title }) => `<img src="${name}.svg" alt="${title}">`,
};

// Motion: a picture plays from its start when it is loaded anew.

const still = matchMedia('(prefers-reduced-motion: reduce)');

const load = (image, file) => {
  image.played = performance.now();
  image.file = file;
  image.src = `${file}?${image.played}`;
};

// Plays a picture again, unless it has only just begun.
const replay = image => {
  if (still.matches || !image.file || performance.now() - image.played < 900) return;
  load(image, image.file);
};

// Loads pictures when they come into view, and plays them whenever half of them does.
const watch = new IntersectionObserver(entries => {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    if (isIntersecting && !target.file) load(target, target.dataset.file);
    if (!isIntersecting) target.seen = false;
    if (intersectionRatio >= .5 && !target.seen) {
      target.seen = true;
      replay(target);
    }
  }
}, { threshold: [0, .5] });

const hero = find('#hero');
hero.dataset.file = hero.getAttribute('src');
hero.file = hero.dataset.file;
hero.played = performance.now();
hero.seen = true;
hero.onpointerenter = () => replay(hero);
watch.observe(hero);

// Parameters

const sheet = find('#parameters');

let loading;

const listed = () => loading ??= new Promise((onload, onerror) => {
  document.head.append(make('script', { src: 'parameters.js', onload, onerror }));
});

const tell = async ({ name, title }) => {
  await listed();
  sheet.querySelector('h2').textContent = title;
  sheet.querySelector('dl').replaceChildren(...parameters[name].map(each => make('div', {},
    make('dt', {}, make('code', { textContent: each.name }),
      make('small', { textContent: [each.type, each.default].filter(one => one !== undefined).join(' · ') })),
    make('dd', { textContent: each.help }))));
  sheet.showModal();
};

// A click beside the sheet closes it. The handler gives nothing: `false` would undo the button's click.
sheet.onclick = ({ target }) => {
  if (target == sheet) sheet.close();
};

// Templates

const corner = (className, textContent, title, ariaLabel, onclick) =>
  button({ className, textContent, title, ariaLabel, onclick });

const cards = templates.map(template => {
  const { name, title, description, group, theme: own } = template;
  const image = make('img', { alt: title });
  const shown = make('span', { className: 'theme' });
  const swatches = make('div', { className: 'swatches', role: 'group', ariaLabel: `Theme of ${title}` });
  let theme = own;
  const show = choice(swatches, themes.map(each => [each, swatch(each)]), next => {
    theme = next;
    shown.textContent = theme;
    image.dataset.file = `dials/${name}-${theme}.svg`;
    // A picture that was not seen yet is loaded when it is.
    if (image.file && image.file != image.dataset.file) load(image, image.dataset.file);
  });
  for (const each of swatches.children) each.title = each.ariaLabel = each.value;
  const copies = make('div', { className: 'copies' }, make('span', { textContent: 'Copy' }),
    ...Object.keys(texts).map(kind => button({
      ariaLabel: `Copy the ${kind} of ${title}`,
      textContent: kind,
      onclick: event => copy(event.target, texts[kind](template, theme)),
    })));
  const card = make('figure', { id: name },
    make('div', { className: 'stage' }, image,
      corner('about', '≡', 'Parameters', `Parameters of ${title}`, () => tell(template)),
      corner('again', '↻', 'Play again', `Play ${title} again`, () => replay(image))),
    make('figcaption', {},
      make('h3', {}, make('a', { href: `#${name}`, textContent: title }), shown),
      make('p', { textContent: description }), swatches, copies));
  card.onpointerenter = () => replay(image);
  card.addEventListener('focusin', ({ relatedTarget }) => card.contains(relatedTarget) || replay(image));
  show(own);
  find('#templates').append(card);
  watch.observe(image);
  return { card, image, group, own, show, words: `${name} ${title} ${description} ${group}`.toLowerCase() };
});

// Tools

const search = find('#search');
let group = '';

const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/);
  let count = 0;
  for (const each of cards) {
    each.card.hidden = !words.every(word => each.words.includes(word)) || (group && each.group != group);
    count += !each.card.hidden;
  }
  find('#count').textContent = count == cards.length ? `${count} dials, ${themes.length} themes each`
    : `${count} of ${cards.length} dials`;
  find('#none').hidden = count > 0;
};

const groups = Object.entries(Object.groupBy(templates, each => each.group));
const chooseGroup = choice(find('#groups'), [['', 'All', make('small', { textContent: templates.length })],
  ...groups.map(([name, { length }]) => [name, name, make('small', { textContent: length })])], value => {
  group = value;
  filter();
});
chooseGroup('');
search.oninput = filter;
find('#none button').onclick = () => {
  search.value = '';
  chooseGroup('');
  search.focus();
};

choice(find('#theme'), [['', 'Each its own'], ...themes.map(theme => [theme, swatch(theme), theme])],
  theme => cards.forEach(({ own, show }) => show(theme || own)))('');

choice(find('#light'), [['', 'Auto'], ['light', 'Light'], ['dark', 'Dark']], value => {
  document.documentElement.dataset.light = value;
})('');

find('#replay').onclick = () => {
  replay(hero);
  for (const { image } of cards) replay(image);
};

// Samples, drawn when their folder is opened.

const sample = (folder, file) => {
  const title = file.split('/').at(-1).replace('.svg', '').replaceAll('-', ' ');
  const picture = ['interactive', 'click'].includes(folder)
    ? make('object', { type: 'image/svg+xml', data: file, ariaLabel: title })
    : make('img', { src: file, alt: title, loading: 'lazy' });
  const source = file.replace('.svg', '.yaml');
  return make('figure', {}, picture, make('figcaption', {}, make('b', { textContent: title }),
    make('a', { href: `../../${source}`, textContent: source.replace('samples/', '') })));
};

for (const [folder, files] of Object.entries(Object.groupBy(samples, file => file.split('/')[1]))) {
  const inside = make('div', { className: 'samples' });
  const details = make('details', {},
    make('summary', {}, folder, make('small', { textContent: files.length })), inside);
  details.ontoggle = () => {
    if (details.open && !inside.firstChild) inside.append(...files.map(file => sample(folder, file)));
  };
  find('#samples').append(details);
}

// An address may name a dial, which is here only now.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
