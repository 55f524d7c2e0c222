/** One field of a form that a browser shows, a server shows again, and a schema judges. */
export interface FormField {
  name: string;
  label: string;
  kind: 'line' | 'email' | 'link' | 'whole-number' | 'paragraph';
  /** What the control itself holds at most; the schema's own limit is the same. */
  maxLength: number;
  isOptional?: boolean;
  autoComplete?: string;
  placeholder?: string;
  hint?: string;
  /** Stands beside its neighbour where there is room. */
  isHalf?: boolean;
}

/** A form that works without script: `action` takes what `functions/v1/{functionName}` takes with it. */
export interface PostedForm {
  id: 'contact' | 'partner' | 'quote';
  /** What screen readers call it. */
  label: string;
  action: string;
  /** The page it stands on. */
  page: string;
  functionName: string;
  submitLabel: string;
  fields: readonly FormField[];
}

/**
 * A field that no person sees and many programs fill in. It is never sent to a function; whoever posts it filled in
 * is asked to send again without it.
 */
export const TRAP_FIELD = 'homepage';

/** What the schema of a form judges: text as it was typed, and numbers as numbers, null where nothing was typed. */
export function formValues(
  { fields }: PostedForm,
  textOf: (name: string) => string,
): Record<string, string | number | null> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const text = textOf(name);
      if (kind !== 'whole-number') return [name, text];
      return [name, text.trim() === '' ? null : Number(text)];
    }),
  );
}
