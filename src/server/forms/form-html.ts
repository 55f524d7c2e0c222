import { escapeHtml } from '../../shared/escape-html.ts';
import { type FormField, type PostedForm, TRAP_FIELD } from '../../shared/posted-form.ts';

/** The looks of ui/control-class.ts and ui/button-class.ts, which this half of the house may not import. */
const CONTROL =
  'w-full rounded-control border-2 border-edge bg-raised px-4 py-2.5 text-base text-content placeholder:text-soft hover:border-content focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger min-h-12';
const BUTTON =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full font-semibold min-h-14 px-8 py-3 text-lg bg-coral text-ink hover:bg-coral-bright';

const TYPE: Record<Exclude<FormField['kind'], 'paragraph'>, string> = {
  line: 'text',
  email: 'email',
  link: 'url',
  'whole-number': 'text',
};

const attributes = (pairs: readonly (readonly [name: string, value: string | undefined])[]): string =>
  pairs.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`)).join('');

function fieldHtml(field: FormField, value: string, message: string | undefined, isFirstFault: boolean): string {
  const id = `form-${field.name}`;
  const described = [message ? `${id}-error` : '', field.hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const shared = attributes([
    ['id', id],
    ['name', field.name],
    ['maxlength', String(field.maxLength)],
    ['inputmode', field.kind === 'whole-number' ? 'numeric' : undefined],
    ['autocomplete', field.autoComplete],
    ['aria-describedby', described || undefined],
    ['aria-invalid', message ? 'true' : undefined],
    ['autofocus', isFirstFault ? '' : undefined],
    ['class', CONTROL],
  ]);
  const control =
    field.kind === 'paragraph'
      ? // The line break after the tag is the one that a parser drops: a text may begin with one of its own.
        `<textarea rows="6"${shared}>\n${escapeHtml(value)}</textarea>`
      : `<input${attributes([
          ['type', TYPE[field.kind]],
          ['value', value],
        ])}${shared}>`;
  const optional = field.isOptional ? ' <span class="font-normal text-soft">(optional)</span>' : '';
  const error = message ? `<p id="${id}-error" class="text-sm font-medium text-danger">${escapeHtml(message)}</p>` : '';
  const hint = field.hint ? `<p id="${id}-hint" class="text-sm text-soft">${escapeHtml(field.hint)}</p>` : '';
  return `<div class="flex min-w-0 flex-col gap-1.5${field.isHalf ? '' : ' sm:col-span-2'}"><label for="${id}" class="font-semibold">${escapeHtml(field.label)}${optional}</label>${control}${error}${hint}</div>`;
}

const TRAP = `<div aria-hidden="true" class="sr-only"><label>Leave this empty <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></label></div>`;

/** The form as it was sent, with what was typed and a message under each field that needs another look. */
export function formHtml(
  form: PostedForm,
  textOf: (name: string) => string,
  messages: ReadonlyMap<string, string>,
): string {
  const [firstFault] = messages.keys();
  const fields = form.fields.map((field) =>
    fieldHtml(field, textOf(field.name), messages.get(field.name), field.name === firstFault),
  );
  return `<form method="post" action="${form.action}" aria-label="${escapeHtml(form.label)}" novalidate class="grid gap-5 sm:grid-cols-2">${fields.join('')}${TRAP}<button type="submit" class="${BUTTON} justify-self-start sm:col-span-2">${escapeHtml(form.submitLabel)}</button></form>`;
}
