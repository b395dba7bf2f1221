// Moves the dials that `sweephand render --interactive` draws, as docs/interactive.md explains.
// Angles are in degrees, clockwise from the top; times in seconds. Scripts/bundle.sh makes two files
// of it: the script of a picture, and with `sweephand-dial.js` the module of pages.

const { abs, floor, hypot, max, min, round } = Math;
const clamp = (x, low, high) => min(max(x, low), high);
const mod = (x, n) => x - n * floor(x / n);
const shortest = turn => turn - 360 * round(turn / 360);
/** The direction of a point from the centre. */
const directionOf = (x, y) => Math.atan2(x, -y) * 180 / Math.PI;
const numbers = text => (text ? text.split(' ').map(Number) : []);
const mix = (a, b, t) => a + (b - a) * t;

/** The y at x on the line through points, which goes on beyond its ends. */
const along = (xs, ys, x) => {
  let i = 1;
  while (i < xs.length - 1 && xs[i] <= x) i++;
  return mix(ys[i - 1], ys[i], (x - xs[i - 1]) / (xs[i] - xs[i - 1]));
};

/** Follows a finger that turns a dial about the origin: `DialTracker` in the tests. */
export const dialTracker = ({ deadRadius, rim, least, most, give, inertia = 0 }) => {
  let active, heading, angle, asked, trail;
  const place = (x, y) => [hypot(x, y), directionOf(x, y)];
  return {
    /** Starts to follow a finger; false where it is not on the dial, or another finger is. */
    begin(from, x, y, time) {
      const [distance, direction] = place(x, y);
      if (active || distance < deadRadius || distance > rim) return false;
      [active, heading, angle, asked, trail] = [true, direction, from, from, [[time, from]]];
      return true;
    },
    /** The turn of the dial under the finger. */
    move(x, y, time) {
      const [distance, direction] = place(x, y);
      if (!active || distance < deadRadius) return angle;
      asked += shortest(direction - heading);
      heading = direction;
      trail = [...trail, [time, asked]].filter(([moment]) => moment >= time - 0.1);
      const held = clamp(asked, least, most), over = asked - held;
      return angle = over ? held + over * give / (abs(over) + give) : held;
    },
    /** The turn to which the dial coasts. */
    end(time) {
      if (!active) return angle;
      active = false;
      const [moment, from] = trail.find(([moment]) => moment >= time - 0.1) ?? [time];
      const run = time > moment ? (asked - from) / (time - moment) : 0;
      return clamp(asked + run * inertia, least, most);
    },
  };
};

/** The turns at which a dial stops: `SnapStops` in the tests. */
export const snapStops = (angles, comesRound) => ({
  nearest(turn) {
    const ways = angles.map(angle => abs(comesRound ? shortest(angle - turn) : angle - turn));
    return ways.indexOf(min(...ways));
  },
});

/**
 * A wheel of sectors, of which the one under a mark is selected: `SectorWheel` in the tests. Numbers of
 * sectors, with halves where one begins, have places in parts of a turn.
 */
export const sectorWheel = (count, places, values) => ({
  /** The sector at the mark; with a direction taken off the turn, the sector there. */
  sector: turn => mod(round(along(places, values, mod(-turn / 360, 1))), count),
});

/** The digits of a number from zero up: `NumberStyle.digits` in Swift. */
const digits = (x, { reading, significant, most }) => {
  const count = +(significant ?? (most && !+reading ? max(most, x < 1 ? 0 : `${floor(x)}`.length)
    : !reading && x < 0.1 ? 3 : 0));
  const decimals = count
    ? min(count - 1 - x.toExponential().split('e')[1], 15)
    : x >= 10 ** (most - 1) ? 0 : +(reading || 3);
  const unit = 10 ** abs(decimals);
  if (decimals < 0) return `${round(x / unit) * unit}`;
  const text = (round(x * unit) / unit).toFixed(decimals);
  return decimals && (count || !reading) ? text.replace(/\.?0+$/, '') : text;
};

/** A name, a time or a date as the readout spells it: `Scale.words` in Swift. */
const tell = (value, words, names) => {
  if (names) return names[clamp(round(value), 0, names.length - 1)];
  if (words == 'date') {
    const [, day, month, year, time] = new Date(floor(value) * 1000).toUTCString().split(' ');
    return `${+day}\xa0${month}\xa0${+year}, ${time}`.replace(/(, 00:00)?:00$/, '');
  }
  const x = round(abs(value)), minutes = floor(x / 60);
  const two = number => `${number % 60}`.padStart(2, 0);
  return (value <= -0.5 ? '−' : '') + (words == 'hours'
    ? `${floor(minutes / 60)}:${two(minutes)}` : minutes) + ':' + two(x);
};

/** A reading as the readout spells it. */
const spell = (value, style) => {
  const {
    words, names, group = '', least = 4, digits: pair = 3, zeros, point = '.', prefix = '', suffix = '', si,
  } = style;
  if (words || names) return tell(value, words, names?.split('|'));
  const x = abs(value);
  let text = digits(x, style), symbol = '';
  if (si != null && x) {
    let e = 3;
    while (e > -4 && x < `1e${3 * e}` * (1 - 1e-12)) e--;
    const part = () => digits(e < 0 ? x * `1e${-3 * e}` : x / `1e${3 * e}`, style);
    text = part();
    // A number rounded up to a thousand takes the next prefix.
    if (+text == 1000 && e < 3) {
      e++;
      text = part();
    }
    symbol = 'pnµm kMG'[e + 4].trim();
  }
  const [significant, fraction] = text.split('.'), whole = significant.padStart(zeros, 0);
  const end = symbol ? si + symbol + suffix.replace(si, '') : suffix;
  const grouped = whole.length < least ? whole
    : whole.replace(RegExp(`\\B(?=(\\d{${pair}})*\\d{3}$)`, 'g'), group);
  return prefix + (value < 0 && +text ? '−' : '') + grouped + (fraction ? point + fraction : '') + end;
};

/** Rolls drums to a number, each while those behind it pass from nine to zero. Beyond their places all stand at
 * nine. */
const roll = (drums, { pitch, reading }, value, isAtRest) => {
  const x = clamp(value * 10 ** reading, 0, drums[0].dataset.drum * 10 - 1);
  const count = isAtRest ? round(x) : x;
  for (const drum of drums) {
    const unit = drum.dataset.drum;
    const turn = floor(count / unit) + max(count % unit - unit + 1, 0);
    drum.setAttribute('transform', `translate(0 ${turn % 10 * pitch})`);
  }
};

/** Writes a number, as text or in glyphs, each of which begins with its advance. */
const write = (readout, text) => {
  const { glyphs, paths, unlit, anchor = 0.5 } = readout.dataset;
  if (!glyphs) {
    readout.textContent = text;
    return;
  }
  const lit = paths.split('|'), [off, on = off] = readout.children;
  let width = 0;
  const places = [...text].map(character => {
    const glyph = glyphs.indexOf(character), x = width;
    width += parseFloat(lit[glyph]) || 0;
    return [glyph, x];
  });
  const set = (path, table) => path.setAttribute('d', places.map(([glyph, x]) =>
    table[glyph]?.replace(/^[\d.]*/, `M${(x - width * anchor).toFixed(3)} 0`)).join(''));
  if (unlit) set(off, unlit.split('|'));
  set(on, lit);
  on.ariaLabel = text;
};

/** A colour as its numbers, which can be mixed. */
const rgb = hex => `rgb(${hex.match(hex[4] ? /\w\w/g : /\w/g).map(x => +`0x${(x + x).slice(0, 2)}`)})`;

/**
 * Takes an animation out of the picture; returns what sets its element to a part of it. The elements that
 * do not jump are marks, which are nowhere without a reading.
 */
const follow = (animation, marks) => {
  const get = name => animation.getAttribute(name), jumps = get('calcMode') == 'discrete';
  const values = get('values'), keys = (jumps ? values : values.replace(/#\w+/g, rgb)).split(';');
  const target = animation.parentNode, name = get('attributeName'), type = get('type');
  const number = /-?\d*\.?\d+/g;
  const last = keys.length - !jumps;
  const times = get('keyTimes')?.split(';').map(Number) ?? keys.map((_, i) => i / last);
  animation.remove();
  if (!jumps) marks.push(target);
  return part => {
    let i = last - 1, place = 0;
    while (i && times[i] > part) i--;
    const ends = jumps || keys[i + 1].match(number);
    const t = (part - times[i]) / (times[i + 1] - times[i]);
    // Only rotations and translations go beyond the ends.
    const text = jumps ? keys[i] : keys[i].replace(
      number, x => +mix(+x, +ends[place++], type ? t : clamp(t, 0, 1)).toFixed(6));
    target.setAttribute(name, type ? `${type}(${text})` : text);
  };
};

const on = (target, type, react) => target.addEventListener(type, react);

/** Lets a pointer, Space and Enter press a button. */
const pressed = (button, press) => {
  button.style.cursor = 'pointer';
  on(button, 'click', press);
  on(button, 'keydown', event => {
    if (/^( |Enter)$/.test(event.key)) press(event.preventDefault());
  });
};

/** The dial of an interactive `svg`: `dial(svg).value = 80`. */
export const dial = svg => svg[known] ??= (svg.dataset.control == 'clock' ? clock : control)(svg);

const known = Symbol.for('sweephand');
const still = matchMedia('(prefers-reduced-motion)');

const control = svg => {
  const { dataset: data, style } = svg, radio = '[role=radio]', press = '[data-press]';
  const all = query => [...svg.querySelectorAll(query)], choices = all(radio);
  // Several if its colour depends on the reading: a copy for each.
  const readouts = all('[data-reading]');
  const drums = all('[data-drum]');
  // Around buttons with their own action, the picture is a group.
  const thumb = all('[role=slider]')[0] ?? svg;
  const [start, span] = numbers(data.turn);
  const count = choices.length;
  const table = numbers(data.scale ?? `0 0 ${count} 1`);
  const [values, places] = [0, 1].map(place => table.filter((_, i) => i % 2 == place));
  const wheel = count && sectorWheel(count, places, values);
  const marks = all('[data-known]');
  // While a wheel is held, each sector looks as it does on the other side.
  let isHeld;
  const parts = all('[begin=indefinite]').map(animation => {
    const own = choices.indexOf(animation.closest(radio)), move = follow(animation, marks);
    return part => move(isHeld && own >= 0 ? partOf(turnOf(own) + 180) : part);
  });
  const isRound = wheel || data.outside == 'wrap';
  // The room beyond either end of the sweep, as a part of it.
  const room = wheel || data.outside ? Infinity : +data.overshoot || 0;
  const within = part => clamp(part, -room, 1 + room);
  const pace = numbers(data.pace), times = pace.map((_, i) => i / 32);
  const low = values[0], high = values.at(-1);
  /** A value as a readout spells it: rounded to the upper end where the ends meet, it is at the lower one. */
  const told = (value, style) => {
    const text = spell(seen(value), style);
    return isRound && !style.names && text == spell(high, style) ? spell(low, style) : text;
  };
  /** The value on the scale: scales that come round have every value. */
  const seen = value => (isRound ? low + mod(value - low, high - low) : value);
  const turnOf = value => start + span * within(along(values, places, seen(value)));
  const partOf = turn => {
    const part = (turn - start) / span;
    return isRound ? mod(part, 1) : part;
  };
  const valueAt = turn => +along(places, values, within(partOf(turn))).toPrecision(12);
  const stops = wheel ? choices.map((_, i) => i) : numbers(data.stops);
  const snaps = snapStops(stops.map(turnOf), isRound);
  /** The value at which the dial would come to rest. */
  const restAt = turn =>
    (wheel ? wheel.sector(turn) : stops[snaps.nearest(turn)] ?? valueAt(turn));

  let value = data.value ? wheel ? seen(+data.value) : +data.value : null;
  let settled = value, turn = turnOf(value ?? low), frame, pointer;
  let age, isStale, timer;

  const label = () => {
    if (value == null) return data.unknown;
    // The limits of stretches rise, each before its words.
    const meaning = data.meanings?.split('|').findLast(
      (_, i, all) => i % 2 && all[i - 1] <= seen(value));
    return (choices[value]?.ariaLabel ?? told(value, data)) + (meaning ?? '');
  };

  const halt = () => cancelAnimationFrame(frame);

  const draw = (to, rest) => {
    turn = to;
    const shown = rest ?? valueAt(to);
    for (const move of parts) move(partOf(to));
    for (const copy of readouts) {
      const { dataset: style } = copy, { base } = style;
      if (style.pitch) roll(drums, style, shown, rest != null);
      else write(copy, base ? spell(abs(shown - base), style) : told(shown, style));
    }
    mark(rest);
  };

  /** Sets the marks and figures of a reading beyond an end of the scale in the colour of danger. */
  const mark = value => {
    const side = room < Infinity && (value > high) - (value < low);
    for (const { style, dataset: { danger, end = side } } of all('[data-danger]')) {
      style.cssText = side && end == side ? danger : '';
    }
  };

  const announce = () => {
    choices.forEach((choice, i) => {
      choice.ariaChecked = i == value;
      choice.tabIndex = -(i != value);
    });
    if (wheel || svg.role == 'img') return;
    thumb.ariaValueNow = value == null ? null : clamp(seen(value), low, high);
    thumb.ariaValueText = label() + (isStale ? `, ${data.stale}` : '');
  };

  /** Shows whether there is a reading, and whether it is out of date. */
  const show = () => {
    const isMissing = value == null;
    if (isMissing || isStale) data.state = isMissing ? 'no-data' : 'stale';
    else delete data.state;
    style.opacity = isStale ? 0.45 : '';
    for (const mark of marks) mark.style.visibility = isMissing ? 'hidden' : '';
    if (isMissing && !drums[0]) for (const copy of readouts) write(copy, copy.dataset.none ?? '–');
    announce();
  };

  /** Shows whether the reading is old, and counts its age anew unless it is. */
  const renew = old => {
    clearTimeout(timer);
    if (age && !old) timer = setTimeout(renew, age * 1000, true);
    isStale = old;
    show();
  };

  const emit = (type, button) => svg.dispatchEvent(new CustomEvent(type, {
    bubbles: true, composed: true,
    detail: { value, index: stops.indexOf(value), label: label(), button },
  }));

  /** Turns the dial to its value; where that recurs, to the occurrence next to a turn. */
  const go = (seconds, done, near = turn) => {
    halt();
    const from = turn, begin = performance.now();
    const goal = turnOf(value ?? low), to = isRound ? near + shortest(goal - near) : goal;
    const step = now => {
      // A frame may have a time before its request.
      const t = max(now - begin, 0) / 1000 / seconds;
      if (t < 1) {
        draw(mix(from, to, pace[32] ? along(times, pace, t) : t));
        frame = requestAnimationFrame(step);
      } else {
        isHeld = false;
        draw(to, seen(value));
        done?.();
      }
    };
    step(still.matches || !seconds ? Infinity : begin);
  };

  /** Takes a value that was set by hand. */
  const take = next => {
    if (next === value) return;
    value = next;
    show();
    emit('input');
  };

  const settle = (next, near) => {
    take(next);
    const focused = choices.indexOf(svg.getRootNode().activeElement);
    if (focused >= 0) choices[value].focus({ preventScroll: true });
    go(+data.snap, () => {
      if (settled !== value) {
        settled = value;
        emit('change');
      }
    }, near);
  };

  const listen = () => {
    const [deadRadius, rim] = numbers(data.grip);
    const tracker = dialTracker({
      deadRadius, rim, give: +data.give, inertia: data.inertia,
      least: min(start, start + span) - room, most: max(start, start + span) + room,
    });
    const point = event => {
      const { x, y } = new DOMPoint(event.x, event.y)
        .matrixTransform(svg.getScreenCTM().inverse());
      return [x, y, event.timeStamp / 1000];
    };
    let origin;
    // The focus ring is round; a picture that clips would lose its corners.
    style.cssText += ';touch-action:none;-webkit-user-select:none;cursor:grab'
      + (svg.parentNode == document ? '' : ';border-radius:50%;overflow:visible');
    on(svg, 'pointerdown', event => {
      // The capture shows whether a pointer is held: it is lost with the element.
      if (event.button || event.target.closest(press) || svg.hasPointerCapture(pointer)) return;
      tracker.end(0);
      if (!tracker.begin(turn, ...point(event))) return;
      halt();
      svg.setPointerCapture(pointer = event.pointerId);
      origin = event;
      isHeld = true;
      draw(turn);
    });
    on(svg, 'pointermove', event => {
      if (event.pointerId != pointer || !svg.hasPointerCapture(pointer)) return;
      if (hypot(event.x - origin?.x, event.y - origin?.y) > 4) origin = null;
      draw(tracker.move(...point(event)));
      take(restAt(turn));
    });
    const release = event => {
      if (event.pointerId != pointer) return;
      pointer = null;
      const rest = tracker.end(event.timeStamp / 1000), [x, y] = point(event);
      const tapped = wheel && origin && event.type == 'pointerup';
      const heading = directionOf(x, y) - (data.mark ?? 0);
      if (tapped) settle(wheel.sector(turn - heading));
      else settle(restAt(rest), rest);
    };
    on(svg, 'pointerup', release);
    on(svg, 'pointercancel', release);
    // Assistive technology clicks without a pointer.
    on(svg, 'click', ({ target, detail }) => {
      const choice = choices.indexOf(target.closest(radio));
      if (!detail && choice >= 0) settle(choice);
    });
    /** Turns the dial by stops, or by hundredths of its scale. */
    const by = step => {
      const { length } = stops;
      const own = turnOf(value ?? low), stop = length ? snaps.nearest(own) : partOf(own) * 100;
      const next = isRound && isFinite(step)
        ? mod(stop + step, length || 100) : clamp(stop + step, 0, length ? length - 1 : 100);
      settle(length ? stops[next] : valueAt(start + span * next / 100));
    };
    for (const button of all(press)) {
      const step = +button.dataset.press;
      pressed(button, () => (step ? by(step) : emit('press', button.ariaLabel)));
    }
    on(svg, 'keydown', event => {
      const page = -floor(-(stops.length || 40) / 4), up = wheel ? -1 : 1;
      const step = {
        ArrowRight: 1, ArrowLeft: -1, ArrowUp: up, ArrowDown: -up, PageUp: up * page,
        PageDown: -up * page, Home: -Infinity, End: Infinity,
      }[event.key];
      if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      by(step);
    });
    // A picture that listened for its sectors' focus would be an additional stop for the Tab key.
    for (const target of wheel ? choices : [thumb]) {
      on(target, 'focus', () => {
        target.style.outline = 'none';
        if (target.matches(':focus-visible')) style.outline = 'auto 3px';
      });
      on(target, 'blur', () => { style.outline = 'none'; });
    }
  };
  if (data.control != 'display') listen();
  if (value == null) for (const mark of marks) mark.removeAttribute('opacity');
  else mark(seen(value));
  show();

  return {
    /** The reading, or the number of the sector; null for none. Setting it turns the dial, without events. */
    get value() { return value; },
    set value(next) {
      // Anything but a number, such as 'unavailable', stands for no reading.
      if (parseFloat(next) - next !== 0) {
        if (data.control != 'display') return;
        halt();
        settled = value = null;
        draw(turnOf(low));
        return renew();
      }
      next = wheel ? seen(round(next))
        : data.control == 'slider' ? clamp(+next, low - room, high + room) : +next;
      // The dial is there, or on its way.
      const isNew = next !== value;
      value = next;
      renew();
      if (!isNew) return;
      pointer = null;
      settled = value;
      go(+data.duration);
    },
    /** Dims the dial, and says so, after so many seconds without a value; 0 for never. */
    setStaleAfter(seconds) {
      age = +seconds;
      renew();
    },
    /** The number of the stop or sector; -1 for none. */
    get index() { return stops.indexOf(value); },
    /** The value in words. */
    get label() { return label(); },
    /** The turn of the dial, over any number of turns. */
    get turn() { return turn; },
  };
};

/** Puts a button into a corner of the picture; returns what shows on it whether that stands. */
const pauseButton = (svg, toggle) => {
  const { x, y, width, height } = svg.viewBox.baseVal, side = min(width, height) / 8;
  svg.insertAdjacentHTML('beforeend', '<g role="button" aria-label="Pause" tabindex="0" fill="gray" '
    + `transform="translate(${x + width - side} ${y + height - side}) scale(${side / 12})">`
    + '<path d="M0 0h12v12H0z" opacity="0"/><path/></g>');
  const button = svg.lastChild;
  const show = isPaused => {
    button.ariaPressed = isPaused;
    button.lastChild.setAttribute('d', isPaused ? 'M3 2v8l6-4z' : 'M3 2h2v8h-2zM7 2h2v8h-2z');
  };
  pressed(button, toggle);
  // Content of an image has no accessible name of its own.
  if (svg.role == 'img') svg.role = 'group';
  return show;
};

const clock = svg => {
  const seconds = (hour, minute, second = 0) => hour * 3600 + minute * 60 + +second;
  const { dataset: data } = svg, desc = svg.querySelector('desc'), words = desc?.textContent;
  let timer, isPaused = false;
  /** Sets the clock, and sets it again before it can be wrong, while it is in a page. */
  const set = () => {
    clearTimeout(timer);
    if (isPaused) return;
    const now = new Date(), ticks = still.matches, part = now.getMilliseconds();
    const time = seconds(...now.toLocaleTimeString('en-GB', { timeZone: data.zone || undefined }).split(':'));
    if (ticks) svg.pauseAnimations();
    svg.setCurrentTime(mod(time + part / 1000 - data.time, 86400));
    // The places of a world clock keep their distance.
    if (desc) desc.textContent = words.replace(/(\d+):(\d\d):?(\d\d)?/g, (_, ...parts) => new Date(
      (seconds(...parts) + time - floor(data.time)) * 1000).toISOString().slice(11, 19));
    if (svg.isConnected) timer = setTimeout(set, ticks ? 1000 - part : 10000);
  };
  // With reduced motion it would rest at another time: it ticks instead.
  for (const { media } of svg.querySelector('style')?.sheet?.cssRules ?? []) {
    if (/motion/.test(media?.mediaText)) media.mediaText = 'not all';
  }
  const show = pauseButton(svg, () => pause(!isPaused));
  const pause = next => {
    show(isPaused = !!next);
    if (isPaused || still.matches) svg.pauseAnimations();
    else svg.unpauseAnimations();
    set();
  };
  pause();
  return {
    /** Whether the hands stand. Setting it stops them, or lets them go on at the time. */
    get paused() { return isPaused; },
    set paused(next) { pause(next); },
    /** The time zone; empty for the viewer's. */
    get zone() { return data.zone ?? ''; },
    set zone(zone) {
      data.zone = zone ?? '';
      set();
    },
  };
};

for (const svg of document.querySelectorAll('svg[data-control]')) {
  // A standalone file declares a dark colour scheme, so that browsers put no white behind it.
  if (svg === document.documentElement) svg.style.colorScheme = 'light dark';
  try {
    dial(svg);
  } catch (error) {
    console.error(error);
  }
}
