import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { SheetFault } from '../domain/sheet-table.js';
import { Documented, OneOf, Whole } from './documentation.js';

/** Nobody reads more. */
export const MOST_SHEET_FAULTS = 200;
/** Of what stands in a faulty cell. */
const LONGEST_TEXT = 60;

/** What is wrong with one cell of a table, as a component of the document. */
export function sheetFaultDto<Column extends string, Code extends string>(
  name: string,
  columns: readonly Column[],
  codes: readonly Code[],
): Type<SheetFault<Column, Code>> {
  @Documented(name)
  class FaultDto implements SheetFault<Column, Code> {
    @Whole(1, { description: 'As Excel numbers it.' }) row!: number;
    @OneOf(columns) column!: Column;
    @OneOf(codes) code!: Code;
    @ApiProperty({ description: `What stands there, its first ${LONGEST_TEXT} characters.` }) text!: string;
  }
  return FaultDto;
}

/** The first of them, and how many there are. */
export function toFaults<Column extends string, Code extends string>(
  faults: readonly SheetFault<Column, Code>[],
): { faults: SheetFault<Column, Code>[]; faultCount: number } {
  const shown = faults.slice(0, MOST_SHEET_FAULTS);
  return {
    faults: shown.map(({ text, ...fault }) => ({
      ...fault,
      text: text.slice(0, LONGEST_TEXT).toWellFormed(),
    })),
    faultCount: faults.length,
  };
}
