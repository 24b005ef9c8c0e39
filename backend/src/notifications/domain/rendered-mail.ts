import { directionOf, type Language } from '@tiraz/contracts/language';
import type { Letter, MailBlock } from './mail.js';

/** Where the links of a mail lead; those of the staff area with a path after it. */
export type LinkTargets = Record<Extract<MailBlock, { kind: 'link' }>['to'], string>;

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Letters that would turn the text around them: what people typed is isolated instead. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;
/** What no mail has in a line, its end among it; and halves of a letter. */
// eslint-disable-next-line no-control-regex -- they are meant
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+|\p{Cs}/gu;
const FIRST_STRONG_ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe because only `markup` and its escaping make it. */
class Html {
  constructor(readonly written: string) {}
}

function markup(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const escaped = values.map((value) =>
    typeof value === 'string'
      ? value.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
      : [value]
          .flat()
          .map((one) => one.written)
          .join(''),
  );
  return new Html(String.raw({ raw: parts }, ...escaped));
}

/** Hostile texts become one line of what they say. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').replaceAll(DIRECTIONS, '').trim();
}

/** What somebody typed reads in its own direction, the line around it in the mail's. */
export function typed(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${oneLine(text)}${END_OF_ISOLATE}`;
}

/** Amounts bring isolates of their own, which balance; anything that does not is taken off. */
function isolated(text: string): string {
  const clean = text.replaceAll(CONTROLS, ' ').trim();
  return isBalanced(clean) ? clean : oneLine(clean);
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const letter of text) {
    if (/[\u200e\u200f\u202a-\u202e\u061c]/.test(letter)) return false;
    if (/[\u2066-\u2068]/.test(letter)) open += 1;
    else if (letter === END_OF_ISOLATE && (open -= 1) < 0) return false;
  }
  return open === 0;
}

const STYLE = new Html(
  [
    'body{margin:0;background:#f7f2e8;color:#1e2230;font:16px/1.7 "Segoe UI",Tahoma,Arial,sans-serif}',
    '.mail{max-width:560px;margin:0 auto;padding:24px;background:#fffcf6;overflow-wrap:anywhere;word-break:break-word}',
    'h1{margin:0 0 12px;font-size:22px;line-height:1.4;color:#27375e}',
    'h2{margin:24px 0 4px;font-size:17px;line-height:1.4}',
    'p{margin:0 0 12px}',
    '.code{font-size:28px;letter-spacing:4px}',
    'table{width:100%;margin:0 0 16px;border-collapse:collapse;table-layout:fixed}',
    'th,td{padding:6px 0;border-bottom:1px solid #d8ccb6;text-align:start;vertical-align:top}',
    'th{width:40%;padding-inline-end:12px;font-weight:normal;color:#5a5648}',
    'a{display:inline-block;margin:4px 0 16px;padding:12px 20px;background:#27375e;color:#fffcf6;text-decoration:none}',
    'th a{margin:0;padding:0;background:none;color:#27375e;text-decoration:underline}',
    '@media (prefers-color-scheme:dark){body{background:#14171f;color:#ece6da}.mail{background:#1e2230}h1{color:#c9d4f2}',
    'th{color:#b9b2a4}th,td{border-color:#3a4052}a{background:#c9d4f2;color:#14171f}th a{background:none;color:#c9d4f2}}',
  ].join(''),
);

/** A letter as a mail's two bodies, in the same words. */
export function renderMail(letter: Letter, language: Language, targets: LinkTargets): RenderedMail {
  const subject = oneLine(letter.subject);
  const blocks = letter.blocks.map(cleaned);
  const title = blocks.find(({ kind }) => kind === 'heading');
  const addressOf = (path: string) => targets['staff-area'] + path;
  const body = blocks.map((block): Html => {
    switch (block.kind) {
      case 'heading':
        return block === title ? markup`<h1>${block.text}</h1>` : markup`<h2>${block.text}</h2>`;
      case 'paragraph':
        return markup`<p>${block.text}</p>`;
      case 'code':
        return markup`<p class="code">${block.text}</p>`;
      case 'rows':
        return markup`<table>${block.rows.map(
          ([name, value, path]) =>
            markup`<tr><th scope="row">${path === undefined ? name : markup`<a href="${addressOf(path)}">${name}</a>`}</th><td><bdi>${value}</bdi></td></tr>`,
        )}</table>`;
      case 'link':
        return markup`<p><a href="${targetOf(block, targets)}">${block.label}</a></p>`;
    }
  });
  const lines = blocks.map((block) => {
    switch (block.kind) {
      case 'rows':
        return block.rows
          .map(([name, value, path]) => {
            const line = `${name}: ${FIRST_STRONG_ISOLATE}${value}${END_OF_ISOLATE}`;
            return path === undefined ? line : `${line}\n${addressOf(path)}`;
          })
          .join('\n');
      case 'link':
        return `${block.label}\n${targetOf(block, targets)}`;
      case 'code':
      case 'heading':
      case 'paragraph':
        return block.text;
    }
  });
  const page = markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title><style>${STYLE}</style></head><body><div class="mail" lang="${language}" dir="${directionOf(language)}">
${body.map(
  (part) => markup`${part}
`,
)}</div></body></html>
`;
  return { subject, html: page.written, text: `${lines.join('\n\n')}\n` };
}

function targetOf(block: Extract<MailBlock, { kind: 'link' }>, targets: LinkTargets): string {
  return targets[block.to] + (block.to === 'staff-area' ? block.path : '');
}

function cleaned(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'rows':
      return {
        ...block,
        rows: block.rows.map(([name, value, ...path]) => [oneLine(name), isolated(value), ...path] as const),
      };
    case 'link':
      return { ...block, label: oneLine(block.label) };
    case 'code':
    case 'heading':
    case 'paragraph':
      return { ...block, text: isolated(block.text) };
  }
}
