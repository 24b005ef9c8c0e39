import { Money } from '../../shared/domain/money.js';

/** What happened in one month of Cairo's calendar. */
export interface MonthFigures {
  /** `2026-11`. */
  month: string;
  /** Inquiries that were received in it. */
  inquiries: number;
  /** Inquiries, sample requests too, whose acceptance falls in it. */
  acceptedOrders: number;
  /** The value of those. */
  revenue: Money;
}

/** How many inquiries there are, and how many of them are accepted: they have a moment of acceptance. */
export interface Conversion {
  inquiries: number;
  accepted: number;
}

/** What the figures on the overview are made of. "Before" is the first moment of the running month in Cairo. */
export interface Figures {
  /** Oldest first; the last one is the running month. */
  months: readonly MonthFigures[];
  conversion: { now: Conversion; before: Conversion };
  activeCustomers: { now: number; before: number };
}

export abstract class OverviewFigures {
  /** The figures of this moment. */
  abstract read(): Promise<Figures>;
}

export interface Stats {
  totalInquiries: number;
  /** EGP: the value of what was accepted in the running month. */
  monthlyRevenue: Money;
  /** Customers who are not inactive. */
  activeCustomers: number;
  /** Accepted inquiries of all, in percent with one decimal; 0 when there are none. */
  conversionRate: number;
  changes: StatsChanges;
  monthly: readonly MonthFigures[];
}

/** Month on month, one decimal; null where there is nothing to compare with. */
export interface StatsChanges {
  /** Inquiries received in the running month so far, against all of last month's, in percent. */
  totalInquiries: number | null;
  /** Revenue of the running month so far, against all of last month's, in percent. */
  monthlyRevenue: number | null;
  /** Active customers now, against those at the beginning of the running month, in percent. */
  activeCustomers: number | null;
  /** The rate now, less that of everything received and accepted before the running month, in percentage points. */
  conversionRate: number | null;
}

export function statsOf({ months, conversion, activeCustomers }: Figures): Stats {
  const [last, running] = months.slice(-2);
  if (!last || !running) throw new RangeError('there are at least two months');
  return {
    totalInquiries: conversion.now.inquiries,
    monthlyRevenue: running.revenue,
    activeCustomers: activeCustomers.now,
    conversionRate: rateOf(conversion.now),
    changes: {
      totalInquiries: percentChange(BigInt(last.inquiries), BigInt(running.inquiries)),
      monthlyRevenue: percentChange(last.revenue.piastres, running.revenue.piastres),
      activeCustomers: percentChange(BigInt(activeCustomers.before), BigInt(activeCustomers.now)),
      conversionRate:
        conversion.before.inquiries === 0
          ? null
          : (tenths(rateOf(conversion.now)) - tenths(rateOf(conversion.before))) / 10,
    },
    monthly: months,
  };
}

function rateOf({ inquiries, accepted }: Conversion): number {
  return inquiries === 0 ? 0 : tenthsOf(BigInt(accepted) * 1000n, BigInt(inquiries)) / 10;
}

function percentChange(before: bigint, now: bigint): number | null {
  return before === 0n ? null : tenthsOf((now - before) * 1000n, before) / 10;
}

/** The whole number nearest to a quotient, halves away from zero. */
function tenthsOf(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((size * 2n + divisor) / (divisor * 2n));
  return dividend < 0n && rounded !== 0 ? -rounded : rounded;
}

function tenths(rate: number): number {
  return Math.round(rate * 10);
}
