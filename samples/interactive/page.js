import './sweephand-dial.js';

document.querySelector('#notice').remove();

// What is chosen stands below its dial: `change` comes once a dial has settled, `input` on the way.
for (const type of ['input', 'change']) {
  document.addEventListener(type, event => {
    const output = event.target.closest('figure')?.querySelector('output');
    if (output && event.detail) output.value = event.detail.label;
  });
}

const speed = document.querySelector('#speed'), pause = document.querySelector('#pause');
let timer;
const play = () => {
  const next = () => { speed.value = Math.round(Math.random() * 240); };
  timer = setInterval(next, 2000);
};
pause.addEventListener('click', () => {
  const isPlaying = timer !== undefined;
  if (isPlaying) timer = clearInterval(timer);
  else play();
  pause.textContent = isPlaying ? 'Play' : 'Pause';
});
play();

document.querySelector('#zone').addEventListener('change', event => {
  document.querySelector('#abroad').setAttribute('zone', event.target.value);
});
