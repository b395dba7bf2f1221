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
}

/** The dial of an interactive `svg`. */
export function dial(svg: SVGSVGElement): Dial | Clock;

/** Sets the value from JSON at an address, again and again; the result ends it. */
export function poll(
  target: { value: unknown }, url: string, every?: string, field?: string): () => void;

/** Sets the value from server-sent events; the result ends it. */
export function stream(target: { value: unknown }, url: string, field?: string): () => void;

type Attributes = SweephandDialAttributes & {
  key?: string | number;
  ref?: unknown;
  id?: string;
  class?: string;
  className?: string;
  style?: unknown;
  hidden?: boolean;
  'aria-label'?: string;
};

declare global {
  interface HTMLElementTagNameMap {
    'sweephand-dial': SweephandDialElement;
  }
  namespace JSX {
    interface IntrinsicElements {
      'sweephand-dial': Attributes;
    }
  }
}
