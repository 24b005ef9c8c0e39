import { typedAmount, typedBasisPoints, typedNumber, typedWhole } from '@tiraz/contracts/typed-number';
import { isVisible } from '@tiraz/contracts/visible-text';
import { formatDay, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import type { FormRule } from 'antd';
import { formatClock } from './days';
import { typedDay } from './typed-day';
import { typedTime } from './typed-time';

interface TextLimits {
  /** What to say when nothing is there; absent when nothing need be. */
  required?: string;
  /** In characters, without the space around them. */
  longest?: number;
}

interface DayLimits {
  required: string;
  /** The first and the last day that will do, `2026-11-22`. */
  from: string;
  to: string;
}

interface TimeLimits {
  required?: string;
  fault?: (time: string) => string | undefined;
}

interface NumberLimits {
  required: string;
  from: number;
  to: number;
}

/** Shown where somebody is told how to write a day; 22 can be no month. */
export const EXAMPLE_DAY = '2026-11-22';
const EXAMPLE_TIME = '15:30';

/**
 * The rules of every form's fields; made nowhere else (a lint rule sees to it). Each says one thing at a time, about
 * the value alone: antd's own rules guess at its type from what else they hold, and have refused a number for being
 * none.
 */
export function useFieldRules() {
  const t = useTexts(texts);
  const { language } = useLanguage();

  return {
    /** Something that is chosen, or a secret: there, or not. */
    chosen: (required: string) => rule<unknown>((value) => (isEmpty(value) ? required : undefined), true),

    text: ({ required, longest = Infinity }: TextLimits) =>
      rule<string | null>((value) => {
        const text = (value ?? '').trim();
        if (required && !isVisible(text)) return required;
        return [...text].length > longest ? t.tooLong(longest) : undefined;
      }, required !== undefined),

    /** EGP with at most two decimals, as the API takes it. */
    amount: (required: string) =>
      rule<string>((value = '') => {
        if (isEmpty(value.trim())) return required;
        if (typedAmount(value) !== undefined) return undefined;
        const number = typedNumber(value);
        if (number === undefined) return t.noAmount;
        if (Number(number) < 0) return t.atLeast(formatNumber(0, language));
        return /\.\d{3}/.test(number) ? t.twoDecimals : t.highestAmount;
      }, true),

    /** A whole number within limits; `required` answers nothing as well as none of it. */
    whole: ({ required, from, to }: NumberLimits) =>
      rule<string>((value = '') => {
        if (isEmpty(value.trim())) return required;
        const number = typedWhole(value);
        if (number === undefined) return t.noWhole;
        if (number === 0 && from > 0) return required;
        if (number < from) return t.atLeast(formatNumber(from, language));
        return number > to ? t.atMost(formatNumber(to, language)) : undefined;
      }, true),

    /** A percentage with at most two decimals, within limits. */
    percent: ({ required, from, to }: NumberLimits) =>
      rule<string>((value = '') => {
        if (isEmpty(value.trim())) return required;
        const basisPoints = typedBasisPoints(value);
        if (basisPoints === undefined) return t.noPercent;
        if (basisPoints < from * 100) return t.atLeast(formatNumber(from, language));
        return basisPoints > to * 100 ? t.atMost(formatNumber(to, language)) : undefined;
      }, true),

    /** A day within limits, as DateField gives it. */
    day: ({ required, from, to }: DayLimits) =>
      rule<string>((value = '') => {
        if (isEmpty(value.trim())) return required;
        const day = typedDay(value);
        if (day === undefined) return t.noDay(formatDay(EXAMPLE_DAY, language));
        if (day < from) return t.notBefore(formatDay(from, language));
        return day > to ? t.notAfter(formatDay(to, language)) : undefined;
      }, true),

    /** A time of day as TimeField gives it; or none, where nothing is said of that. @param fault of what is a time */
    time: ({ required, fault }: TimeLimits = {}) =>
      rule<string>((value = '') => {
        if (value === '') return required;
        return typedTime(value) ? fault?.(value) : t.noTime(formatClock(EXAMPLE_TIME, language));
      }, required !== undefined),

    /** What is wrong with a list as a whole, in words: of `Form.List`. */
    list: <Item>(fault: (items: readonly Item[] | undefined) => string | undefined) => [
      {
        validator: async (_: unknown, items: readonly Item[] | undefined) => {
          const said = fault(items);
          if (said) throw new Error(said);
        },
      },
    ],

    /** @param fault what is wrong with a value, in words */
    own: <Value>(fault: (value: Value | undefined) => string | undefined) => rule(fault, false),
  };
}

/** @param isRequired draws the mark beside the label; what is refused is for `fault` alone to say */
function rule<Value>(
  fault: (value: Value | undefined) => string | undefined,
  isRequired: boolean,
): FormRule[] {
  return [
    {
      required: isRequired,
      validator: async (_, value: Value | undefined) => {
        const said = fault(value);
        if (said) throw new Error(said);
      },
    },
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
