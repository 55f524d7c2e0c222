import { fail, ok, type Result } from '../../../shared/result.ts';

/** A place in the text as editors count: both from 1. */
export interface TextSpot {
  line: number;
  column: number;
}

export type JsonPath = readonly PropertyKey[];

export interface JsonFault extends TextSpot {
  text: string;
}

export interface JsonDocument {
  value: unknown;
  /** What the format allows and a person cannot have meant: a field that stands twice. */
  doubts: readonly JsonFault[];
  /** Where the value of a path stands, or the nearest thing around it that is there. */
  spotOf: (path: JsonPath) => TextSpot;
  /** Where the name of the field stands. */
  keySpotOf: (path: JsonPath) => TextSpot;
}

/** Deeper than any catalogue, shallower than the stack. */
const DEPTH_MAX = 32;
const WORD_OR_NUMBER = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const keyOf = (path: JsonPath): string => JSON.stringify(path);

class Stop extends Error {
  readonly at: number;
  constructor(at: number, text: string) {
    super(text);
    this.at = at;
  }
}

/**
 * Reads JSON as RFC 8259 has it and remembers where everything stands, which JSON.parse does not. Stops at the first
 * fault of the form and says it in a sentence; never throws.
 */
export function readJson(text: string): Result<JsonDocument, JsonFault> {
  const lineStarts = startsOfLines(text);
  const spotAt = (at: number): TextSpot => {
    const line = lineStarts.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - (lineStarts[line] ?? 0) + 1 };
  };
  const values = new Map<string, number>();
  const keys = new Map<string, number>();
  const doubts: JsonFault[] = [];
  let at = 0;

  const skipSpace = (): void => {
    while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1;
  };
  const stop = (message: string): never => {
    throw new Stop(at, message);
  };

  function readValue(path: JsonPath): unknown {
    skipSpace();
    values.set(keyOf(path), at);
    if (path.length > DEPTH_MAX) return stop(`more than ${DEPTH_MAX} brackets inside each other`);
    if (text[at] === '{') return readObject(path);
    if (text[at] === '[') return readList(path);
    if (text[at] === '"') return readText();
    WORD_OR_NUMBER.lastIndex = at;
    const found = WORD_OR_NUMBER.exec(text)?.[0];
    if (found === undefined || /[\w.+-]/.test(text[at + found.length] ?? '')) return stop(strangeValue(text, at));
    at += found.length;
    return JSON.parse(found);
  }

  function readObject(path: JsonPath): unknown {
    const fields: [string, unknown][] = [];
    const seen = new Set<string>();
    readItems('}', () => {
      if (text[at] !== '"') stop(strangeName(text, at));
      const nameAt = at;
      const name = readText();
      const own = [...path, name];
      if (seen.has(name))
        doubts.push({ ...spotAt(nameAt), text: `the field “${name}” stands twice in the same object` });
      seen.add(name);
      keys.set(keyOf(own), nameAt);
      skipSpace();
      if (text[at] !== ':') stop(`a colon is missing after the field “${name}”`);
      at += 1;
      fields.push([name, readValue(own)]);
    });
    // fromEntries defines each field, so that one named __proto__ is a field like any other and reaches no prototype.
    return Object.fromEntries(fields);
  }

  function readList(path: JsonPath): unknown[] {
    const items: unknown[] = [];
    readItems(']', () => void items.push(readValue([...path, items.length])));
    return items;
  }

  function readItems(close: '}' | ']', readItem: () => void): void {
    at += 1;
    skipSpace();
    if (text[at] === close) {
      at += 1;
      return;
    }
    for (;;) {
      readItem();
      skipSpace();
      if (text[at] === close) break;
      if (text[at] !== ',') stop(at >= text.length ? ENDS_EARLY : 'a comma is missing before this');
      at += 1;
      skipSpace();
      if (text[at] === close) stop(`a comma too many before this ${close}`);
    }
    at += 1;
  }

  function readText(): string {
    const from = at;
    for (at += 1; text[at] !== '"'; at += text[at] === '\\' ? 2 : 1) {
      if (at >= text.length || text.charCodeAt(at) < 32) {
        if (at < text.length) at = from;
        stop(at >= text.length ? ENDS_EARLY : 'this text has no closing quotation mark on its line');
      }
    }
    at += 1;
    try {
      return JSON.parse(text.slice(from, at));
    } catch {
      at = from;
      return stop('a backslash in this text begins nothing that JSON knows; a backslash itself is written \\\\');
    }
  }

  const nearest = (spots: ReadonlyMap<string, number>, path: JsonPath): TextSpot => {
    const found = spots.get(keyOf(path));
    if (found !== undefined) return spotAt(found);
    return path.length === 0 ? spotAt(0) : nearest(values, path.slice(0, -1));
  };

  try {
    const value = readValue([]);
    skipSpace();
    if (at < text.length) stop('something follows after the end of the catalogue');
    return ok({ value, doubts, spotOf: (path) => nearest(values, path), keySpotOf: (path) => nearest(keys, path) });
  } catch (error) {
    if (error instanceof Stop) return fail({ ...spotAt(error.at), text: error.message });
    throw error;
  }
}

const ENDS_EARLY = 'the file ends too early: a closing } or ] is missing';

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function strangeValue(text: string, at: number): string {
  if (at >= text.length) return at === 0 || text.trim() === '' ? 'the file is empty' : ENDS_EARLY;
  if (text[at] === '/' || text[at] === '#') return 'JSON has no comments';
  if ("'‘’“”`".includes(text[at] ?? '')) return 'text stands between straight double quotation marks: "…"';
  const word = /[^\s,\]}]{1,30}/y;
  word.lastIndex = at;
  return `“${word.exec(text)?.[0] ?? text[at]}” is no value: text stands in quotation marks, a number has digits and a point`;
}

function strangeName(text: string, at: number): string {
  if (at >= text.length) return ENDS_EARLY;
  if (text[at] === '/' || text[at] === '#') return 'JSON has no comments';
  if (text[at] === ',') return 'a comma too many';
  if (/\d/.test(text[at] ?? '')) return 'a number stands where a field begins: decimals have a point, as in 1.35';
  return 'the name of a field stands between straight double quotation marks: "name"';
}
