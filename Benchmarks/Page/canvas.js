// A plain gauge on each canvas: a face, marks, figures and a needle, drawn anew in each frame.
const turn = value => (-120 + 240 * value / 100) * Math.PI / 180;

function draw(canvas, value) {
  const side = canvas.width = canvas.height = 160 * devicePixelRatio;
  const context = canvas.getContext('2d');
  context.translate(side / 2, side / 2);
  context.scale(side / 220, side / 220);
  const face = context.createRadialGradient(0, 0, 0, 0, 0, 100);
  face.addColorStop(0, '#fff');
  face.addColorStop(1, '#e8ecf0');
  context.fillStyle = face;
  context.beginPath();
  context.arc(0, 0, 100, 0, 2 * Math.PI);
  context.fill();
  context.font = '14px sans-serif';
  context.textAlign = 'center';
  context.fillStyle = '#1c2430';
  for (let mark = 0; mark <= 100; mark += 2) {
    const isMajor = mark % 10 === 0, angle = turn(mark);
    context.save();
    context.rotate(angle);
    context.fillRect(-1, -94, isMajor ? 2.4 : 1.2, isMajor ? 10 : 5);
    context.restore();
    if (isMajor) context.fillText(mark, 72 * Math.sin(angle), 5 - 72 * Math.cos(angle));
  }
  context.rotate(turn(value));
  context.shadowBlur = 4;
  context.shadowColor = '#0006';
  context.fillStyle = '#e0442b';
  context.beginPath();
  context.moveTo(-4, 16);
  context.lineTo(0, -84);
  context.lineTo(4, 16);
  context.fill();
}

const canvases = [...document.querySelectorAll('canvas')];
requestAnimationFrame(function next(now) {
  for (const canvas of canvases) draw(canvas, 50 + 45 * Math.sin(now / 400));
  requestAnimationFrame(next);
});
