// Types of the module that `sweephand runtime` writes; `sweephand runtime --types` writes these.

/** An interactive dial. */
export interface Dial {
  /** The reading, or the index of the sector; null for no reading. Setting it moves the hand. */
  value: number | null;
  /** The number of the stop or the sector, from 0; -1 for none. */
  readonly index: number;
  /** The value in words. */
  readonly label: string;
  /** Dims the dial, and says so, after so many seconds without a value; 0 for never. */
  setStaleAfter(seconds: number): void;
  /** The current angle in degrees, over any number of turns. */
  readonly turn: number;
}

/** An interactive clock. */
export interface Clock {
  /** The time zone, as in `Asia/Tokyo`; if empty, the viewer's. */
  zone: string;
  paused: boolean;
}

/** The detail of the events `input`, `change` and `press`. */
export interface DialDetail {
  value: number;
  index: number;
  label: string;
  /** The name of the button; with `press` alone. */
  button?: string;
}

/** An event of a dial; it bubbles. */
export type DialEvent = CustomEvent<DialDetail>;

/** The events by which a viewer sets a dial. */
export interface DialEventMap {
  /** The value has changed under the finger or by a key. */
  input: DialEvent;
  /** The value has settled. */
  change: DialEvent;
  /** A button with an action of its own was pressed. */
  press: DialEvent;
}

/** The events of `<sweephand-dial>`. */
export type SweephandDialEventMap =
  Omit<HTMLElementEventMap, keyof DialEventMap | 'error'> & DialEventMap & { error: Event };

type Listener<Type extends keyof SweephandDialEventMap> =
  (this: SweephandDialElement, event: SweephandDialEventMap[Type]) => unknown;

/** The attributes of `<sweephand-dial>`. */
export interface SweephandDialAttributes {
  /** An SVG file from `sweephand render --interactive`. */
  src?: string;
  /** The reading, or the index of the sector. */
  value?: number | string;
  /** The time zone of a clock. */
  zone?: string;
  /** The address of JSON with the value. */
  poll?: string;
  /** The interval of requests, as in `500ms`, `2s`, `1min`. */
  every?: string | number;
  /** The address of server-sent events with JSON data. */
  stream?: string;
  /** The path of the value in the JSON, as in `engine.speed`. */
  field?: string;
  /** The time after which a dial without a new value is dimmed, as in `30s`. */
  'stale-after'?: string;
}

/** The element `<sweephand-dial>`. */
export interface SweephandDialElement extends HTMLElement {
  src: string;
  value: number | string | null | undefined;
  zone: string;
  poll: string;
  every: string;
  stream: string;
  field: string;
  'stale-after': string;
  setStaleAfter(seconds: number): void;
  /** The dial or clock of the file, once it has loaded. */
  readonly dial?: Dial | Clock;
  addEventListener<Type extends keyof SweephandDialEventMap>(
    type: Type, listener: Listener<Type>, options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Type extends keyof SweephandDialEventMap>(
    type: Type, listener: Listener<Type>, options?: boolean | EventListenerOptions): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** The dial of an interactive `svg`. */
export function dial(svg: SVGSVGElement): Dial | Clock;

/** Sets the value from JSON at an address, again and again; the result ends it. */
export function poll(
  target: { value: unknown }, url: string, every?: string, field?: string): () => void;

/** Sets the value from server-sent events; the result ends it. */
export function stream(target: { value: unknown }, url: string, field?: string): () => void;

/** Follows a finger that turns a dial about the origin: angles in degrees, clockwise from the top, times in seconds. */
export interface DialTracker {
  /** Starts to follow a finger; false where it is not on the dial, or another finger is. */
  begin(from: number, x: number, y: number, time: number): boolean;
  /** The turn of the dial under the finger. */
  move(x: number, y: number, time: number): number;
  /** The turn to which the dial coasts. */
  end(time: number): number;
}

/** The tracker of a dial between two radii that turns between two angles, and gives way beyond them. */
export function dialTracker(dial: {
  deadRadius: number; rim: number; least: number; most: number; give: number; inertia?: number;
}): DialTracker;

/** The turns at which a dial stops, and the index of the nearest one. */
export function snapStops(angles: readonly number[], comesRound: boolean): { nearest(turn: number): number };

/**
 * A wheel of sectors, and the index of the one under a mark. Numbers of sectors, with halves where one begins, have
 * places in parts of a turn.
 */
export function sectorWheel(
  count: number, places: readonly number[], values: readonly number[]): { sector(turn: number): number };

type Handler<Event> = ((event: Event) => unknown) | null;

/** The attributes of `<sweephand-dial>` in JSX: its own, and those of every element. */
export interface SweephandDialProps extends SweephandDialAttributes {
  key?: any;
  ref?: any;
  children?: any;
  id?: string;
  class?: string;
  className?: string;
  style?: any;
  title?: string;
  lang?: string;
  dir?: string;
  slot?: string;
  hidden?: boolean;
  role?: any;
  tabIndex?: number;
  oninput?: Handler<DialEvent>;
  onchange?: Handler<DialEvent>;
  onpress?: Handler<DialEvent>;
  /** Listeners in capitals, as `onClick`, get the events of the framework. */
  [listener: `on${string}`]: Handler<any> | undefined;
  [state: `aria-${string}`]: any;
  [data: `data-${string}`]: any;
}

declare global {
  interface HTMLElementTagNameMap {
    'sweephand-dial': SweephandDialElement;
  }
  namespace JSX {
    interface IntrinsicElements {
      'sweephand-dial': SweephandDialProps;
    }
  }
}
