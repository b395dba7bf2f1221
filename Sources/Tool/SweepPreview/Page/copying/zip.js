// Archives in the format of ZIP (APPNOTE 6.3.10), whose files are stored as they are: pictures gain little from packing.

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 of bytes. */
const checksum = bytes =>
  ~bytes.reduce((rest, byte) => REMAINDERS[(rest ^ byte) & 0xff] ^ (rest >>> 8), ~0) >>> 0;

/** Numbers with their lengths in bytes, the lowest byte first. */
const record = fields =>
  Uint8Array.from(fields.flatMap(([length, number]) => Array.from({ length }, (_, byte) => number >>> (8 * byte))));

const UTF8_NAMES = 0x800;
const FIRST_OF_JANUARY_1980 = 0x21;

/**
 * An archive of files, which depends on nothing else.
 * @param {[string, Uint8Array][]} files names and contents
 */
export function zip(files) {
  const contents = [], directory = [];
  let offset = 0;
  for (const [text, bytes] of files) {
    const name = new TextEncoder().encode(text);
    const facts = [
      [2, 20], [2, UTF8_NAMES], [2, 0], [2, 0], [2, FIRST_OF_JANUARY_1980],
      [4, checksum(bytes)], [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0],
    ];
    const head = record([[4, 0x04034b50], ...facts]);
    contents.push(head, name, bytes);
    directory.push(record([[4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), name);
    offset += head.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record([
    [4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0],
  ]);
  return new Blob([...contents, ...directory, end], { type: "application/zip" });
}
