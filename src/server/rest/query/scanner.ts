import { parseError } from '../request-errors.ts';
import type { RestError } from '../rest-error.ts';

const NAME_CHARACTER = /[\p{L}\p{N}_ $]/u;

/** Reads one value of a query string from left to right and reports a mistake with its column, counted from 1. */
export class Scanner {
  readonly #characters: readonly string[];
  readonly #what: string;
  #position = 0;

  /** `what` names the value in messages, as in `failed to parse order (id.ac)`. */
  constructor(text: string, what: string) {
    this.#characters = Array.from(text);
    this.#what = what;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#characters.length;
  }

  /** The next character, or '' at the end. */
  peek(ahead = 0): string {
    return this.#characters[this.#position + ahead] ?? '';
  }

  startsWith(text: string): boolean {
    return Array.from(text).every((character, index) => this.peek(index) === character);
  }

  /** Steps over `text` when it comes next. */
  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.#position += Array.from(text).length;
    return true;
  }

  takeWhile(accept: (character: string) => boolean): string {
    const start = this.#position;
    while (!this.isAtEnd && accept(this.peek())) this.#position += 1;
    return this.#characters.slice(start, this.#position).join('');
  }

  takeSpaces(): void {
    this.takeWhile((character) => character === ' ' || character === '\t');
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.failure(`"${text}"`);
  }

  expectEnd(): void {
    if (!this.isAtEnd) throw this.failure('end of input');
  }

  mark(): number {
    return this.#position;
  }

  reset(mark: number): void {
    this.#position = mark;
  }

  /** `"…"` with backslash escapes; undefined, and nothing read, when no such value starts here. */
  quoted(): string | undefined {
    if (this.peek() !== '"') return undefined;
    const start = this.#position;
    this.#position += 1;
    let value = '';
    while (!this.isAtEnd) {
      const character = this.peek();
      this.#position += 1;
      if (character === '"') return value;
      if (character === '\\') {
        value += this.peek();
        this.#position += 1;
      } else {
        value += character;
      }
    }
    this.#position = start;
    return undefined;
  }

  /** A name: quoted, or of letters, digits, `_`, `$`, inner spaces and dashes that start no JSON arrow. */
  name(expected = 'field name (* or [a..z0..9_$])'): string {
    const quoted = this.quoted();
    if (quoted !== undefined) return quoted;
    const mark = this.#position;
    const isDash = () => this.peek() === '-' && this.peek(1) !== '>';
    let name = '';
    while (!this.isAtEnd && (NAME_CHARACTER.test(this.peek()) || isDash())) {
      name += this.peek();
      this.#position += 1;
    }
    if (name.trim() === '') {
      this.#position = mark;
      throw this.failure(expected);
    }
    return name.trim();
  }

  failure(expected: string): RestError {
    const found = this.isAtEnd ? 'end of input' : JSON.stringify(this.peek());
    return this.failureAt(this.#position, `unexpected ${found} expecting ${expected}`);
  }

  failureAt(position: number, details: string): RestError {
    return parseError(`"failed to parse ${this.#what}" (line 1, column ${position + 1})`, details);
  }
}
