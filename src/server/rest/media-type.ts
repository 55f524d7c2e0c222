import { mediaTypeUnavailable } from './request-errors.ts';

/** How rows are written: one object or an array of them, with or without the keys that are null. */
export interface MediaType {
  isSingle: boolean;
  isStripped: boolean;
  contentType: string;
}

const JSON_ROWS = 'application/json';
const ARRAY = 'application/vnd.pgrst.array+json';
const OBJECT = 'application/vnd.pgrst.object+json';

/** The best of what Accept names that we can write. Throws PGRST107 when there is none. */
export function negotiateMediaType(accept: string | undefined): MediaType {
  if (accept === undefined || accept.trim() === '') return mediaType(JSON_ROWS, false);
  const wanted = accept.split(',').map((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { name, isStripped: parameters.includes('nulls=stripped'), quality: weight ? Number(weight.slice(2)) : 1 };
  });
  for (const { name, isStripped } of wanted.sort((a, b) => b.quality - a.quality)) {
    switch (name) {
      case '*/*':
      case 'application/*':
      case JSON_ROWS:
        return mediaType(JSON_ROWS, false);
      case ARRAY:
        return mediaType(isStripped ? ARRAY : JSON_ROWS, isStripped);
      case OBJECT:
      case 'application/vnd.pgrst.object':
        return mediaType(OBJECT, isStripped);
      default:
    }
  }
  throw mediaTypeUnavailable(accept);
}

function mediaType(name: string, isStripped: boolean): MediaType {
  const suffix = isStripped ? ';nulls=stripped' : '';
  return { isSingle: name === OBJECT, isStripped, contentType: `${name}${suffix}; charset=utf-8` };
}
