import { ABSENCE_DAYS } from '@tiraz/contracts/absence';
/** What is typed into a field, and what must come of it. */
export interface Trial {
  typed: string;
  /** As it has to be stored; several where the field may tidy it up or keep it. Absent when it has to be refused. */
  kept?: readonly unknown[];
  /** It is refused with words about the field, or may be where `kept` is given as well. */
  isRefused?: boolean;
  /** The words may be those for an empty field. */
  looksEmpty?: boolean;
}

/** What is tried in one field. */
export interface Trials {
  all: readonly Trial[];
  /** Something plain to type when only this field is edited, and how it is stored. */
  plain: { typed: string; stored: unknown };
}

const kept = (typed: string, stored: unknown = typed): Trial => ({ typed, kept: [stored] });
const refused = (typed: string): Trial => ({ typed, isRefused: true });
const blank = (typed: string): Trial => ({ typed, isRefused: true, looksEmpty: true });

/** Look like nothing: zero-width, Hangul filler, blank Braille, no-break, soft hyphen, a mark of direction. */
const BLANKS = ['   ', '\u200B', '\u3164', '\u2800', '\u00A0', '\u00AD', '\u200F'];
const BLANK_NUMBERS = [blank('\u200B'), blank('\u3164\u2800'), blank('\u00A0')];
const OVERRIDE = 'Nile \u202E00.5 =';

/** The same for a field of a few characters. */
const SHORT_ODD = '<b> %4 ١👕';
/** A minus, an exponent, a comma, digits of both kinds, markup, an escape, emoji: for a text they are text. */
const ODD = '-5 1e3 12,5 ١٢٫٥ "<b>" %41 👕';

interface TextRules {
  /** In characters. */
  longest: number;
  isRequired?: boolean;
  /** Of several lines. */
  isLong?: boolean;
  /** Blanks around it belong to it. */
  isVerbatim?: boolean;
  /** Digits are sent as ASCII. */
  isNumber?: boolean;
}

/**
 * Any text. What looks like nothing is tried in one press for all: a text is blank when each of its characters is, so
 * that one that was taken for something to see would have the whole text kept. The last that is kept is the odd one, to
 * be looked at on the screen.
 */
export function texts({ longest, isRequired, isLong, isVerbatim, isNumber }: TextRules): Trials {
  const line = longest < ODD.length ? SHORT_ODD : ODD;
  const odd = isLong ? `${line}\n\nسطر ثانٍ` : line;
  const stored = isNumber ? odd.replace('١٢٫٥', '12.5') : odd;
  const all = BLANKS.join('');
  // A number loses its marks of direction.
  const tidied = [all.trim(), ...(isNumber ? [all.replace('\u200F', '').trim()] : [])];
  const blanks = { ...blank(all), ...(!isRequired && { kept: ['', all, ...tidied] }) };
  return {
    all: [
      blanks,
      refused('ا'.repeat(longest + 1)),
      { typed: OVERRIDE, isRefused: true, kept: [OVERRIDE.replace('\u202E', '')] },
      kept(`م${'👕'.repeat(longest - 1)}`),
      kept(`  ${odd} `, isVerbatim ? `  ${odd} ` : stored),
    ],
    plain: { typed: 'Only this', stored: 'Only this' },
  };
}

/** Pounds with two decimals, at most 9,999,999.99. */
export function amounts(): Trials {
  const odd = ['-5', '1e3', '12,5', '12.345', 'abc', '10000000', '99999999', '--1', '12.5 EGP', '👕'];
  return {
    all: [
      ...BLANK_NUMBERS,
      ...odd.map(refused),
      { typed: '\u202E12.50', isRefused: true, kept: ['12.50'] },
      kept('9999999.99'),
      kept(' 7 ', '7.00'),
      kept('١٬٠١٢٫٥', '1012.50'),
    ],
    plain: { typed: '77.25', stored: '77.25' },
  };
}

/** A whole number from 1 on, or more. */
export function wholes(most: number, least = 1): Trials {
  const odd = ['-5', '1e3', '12,5', '18.5', 'abc', String(most + 1), '99999999999', '👕'];
  return {
    all: [
      ...BLANK_NUMBERS,
      blank('0'),
      ...odd.map(refused),
      ...(least > 1 ? [refused(String(least - 1))] : []),
      kept(String(most), most),
      kept(` ${least} `, least),
      kept('١٨', 18),
    ],
    plain: { typed: '77', stored: 77 },
  };
}

/** A percentage up to 50 with at most two decimals. */
export function percents(): Trials {
  const odd = ['-5', '1e1', '12,5', '12.345', 'abc', '50.01', '99999', '14 %', '👕'];
  return {
    all: [...BLANK_NUMBERS, ...odd.map(refused), kept('0'), kept(' 50 ', '50'), kept('١٤٫٥', '14.5')],
    plain: { typed: '7.25', stored: '7.25' },
  };
}

/** A percentage above none, up to all, with at most two decimals. */
export function percentsOff(): Trials {
  const odd = ['-5', '0', '1e1', '12,5', '12.345', 'abc', '100.01', '99999', '14 %', '👕'];
  return {
    all: [...BLANK_NUMBERS, ...odd.map(refused), kept(' 100 ', '100'), kept('١٤٫٥', '14.5')],
    plain: { typed: '7.25', stored: '7.25' },
  };
}

/** Pounds for one of another currency: up to six digits, and six decimals. */
export function rates(): Trials {
  const odd = ['-5', '1e3', '12,5', '1.0000001', 'abc', '1234567', '0', '0.000000', '👕', '\u200B'];
  return {
    all: [...odd.map(refused), kept(' 999999.999999 ', '999999.999999'), kept('٤٩٫٤٤', '49.44')],
    plain: { typed: '49.44', stored: '49.44' },
  };
}

/** Groups of digits. */
export function taxNumbers(): Trials {
  const odd = ['12345678', '1234567890123456', '-5', '1e3', 'abc', '12345678x', '\u200B', '👕'];
  return {
    all: [...odd.map(refused), kept('123456789012345'), kept(' ١٢٣-٤٥٦ ٧٨٩ ', '123456789')],
    plain: { typed: '987654321', stored: '987654321' },
  };
}

/** An address, or none. */
export function optionalEmails(): Trials {
  const { all, plain } = emails();
  return {
    plain,
    all: all
      // Blanks are none; of marks of direction nothing is left either.
      .filter(({ typed }) => typed.replace('\u200F', '').trim() !== '')
      .map((trial) => ({ ...trial, looksEmpty: false })),
  };
}

/** Of this year or the next. */
export function holidays(): Trials {
  const year = new Date().getUTCFullYear();
  const odd = ['abc', '👕', `${year + 1}-02-30`, `${year - 1}-12-31`, `${year + 2}-01-01`];
  const day = `${year + 1}-02-03`;
  return { all: [...odd.map(refused), kept(day)], plain: { typed: day, stored: day } };
}

/** Within limits that one complaint names, whatever is wrong. @param stored what comes of what is typed and kept */
export function measures(
  { isWhole, beyond }: { isWhole: boolean; beyond: string },
  stored: Record<string, number>,
): Trials {
  const odd = ['\u200B', '1e2', '12,5', '99999', beyond, isWhole ? '20.5' : '12.55'];
  return {
    all: [...odd.map(blank), ...Object.entries(stored).map(([typed, number]) => kept(typed, number))],
    plain: { typed: '30', stored: 30 },
  };
}

/** A colour as `#RRGGBB`; small letters become capitals. */
export function hexes(): Trials {
  const odd = ['#12345', '#1234567', '#12345G', '123456', 'navy', '#١٢٣٤٥٦', '👕', '-5'];
  return {
    all: [...BLANKS.map(blank), ...odd.map(blank), kept(' #a1b2c3 ', '#A1B2C3'), kept('#1F2A44')],
    plain: { typed: '#777777', stored: '#777777' },
  };
}

/** The complaint about an e-mail address is the same for none and for a faulty one. */
export function emails(): Trials {
  const odd = [
    ...['abc', 'a@b', '-5', '1e3', 'a,b@good.example', 'a b@good.example', 'ليلى@good.example'],
    ...[
      '👕@good.example',
      'layla%40good.example?bcc=x&body=y@evil.example',
      `${'a'.repeat(250)}@good.example`,
    ],
  ];
  return {
    all: [...[...BLANKS, ...odd].map(blank), kept(' layla+odd@good.example ', 'layla+odd@good.example')],
    plain: { typed: 'layla@good.example', stored: 'layla@good.example' },
  };
}

/** Of somebody who signs in: only what cannot be an address is refused without asking. */
export function signInEmails(own: string): Trials {
  return {
    all: [
      ...[...BLANKS, 'abc', '-5', '1e3', 'layla@', 'a b@good.example', '👕'].map(blank),
      kept(` ${own} `, own),
    ],
    plain: { typed: own, stored: own },
  };
}

/** A day of an absence, in days from today. @param first the first one that will do @param plain one that will */
export function absenceDays(first: number, plain: number): Trials {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const odd = ['abc', '👕', '2027-02-30', day(first - 2), day(ABSENCE_DAYS + 2)];
  return {
    all: [...odd.map(refused), kept(day(plain))],
    plain: { typed: day(plain), stored: day(plain) },
  };
}

/** A day between 2000 and 2100. */
export function days(): Trials {
  return {
    all: [
      ...['abc', '👕', '2026-02-30'].map(refused),
      refused('1999-12-31'),
      refused('2101-01-01'),
      kept('2100-12-31'),
      kept('2030-01-15'),
    ],
    plain: { typed: '2031-02-16', stored: '2031-02-16' },
  };
}

/** A time of day, in any digits. */
export function times(): Trials {
  return {
    all: [
      ...['abc', '👕', '\u200B', '24:00', '12:60', '-5', '1e3', '12'].map(refused),
      kept('00:00'),
      kept('٢٣:٥٩', '23:59'),
      kept('۸:۰۵', '08:05'),
      kept(' 3:30 pm ', '15:30'),
      kept('٣:٣٠ م', '15:30'),
    ],
    plain: { typed: '08:05', stored: '08:05' },
  };
}

/** Whole, with the blanks around it. */
export function passwords({ shortest, longest }: { shortest: number; longest: number }): Trials {
  const own = (characters: number) => `م${'👕'.repeat(characters - 1)}`;
  return {
    all: [
      blank(own(shortest - 1)),
      refused(own(longest + 1)),
      refused('qwertyuiop123'),
      kept(own(longest)),
      kept(`  ${ODD} `),
    ],
    plain: { typed: 'a loom in Cairo', stored: 'a loom in Cairo' },
  };
}

/** Of what is tried the last that is kept, and one that is refused: for a form whose fields another one tries in full. */
export function brief({ all, plain }: Trials): Trials {
  const faulty = all.find((trial) => !trial.kept && !trial.looksEmpty);
  return { plain, all: [...(faulty ? [faulty] : []), all.findLast((trial) => trial.kept)!] };
}
