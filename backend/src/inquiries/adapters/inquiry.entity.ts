import type { InquiryStatus, Lost } from '@tiraz/contracts/inquiry-status';
import { DEFAULT_LANGUAGE, type Language } from '@tiraz/contracts/language';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { DerivedTextColumn, MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { StoredGarment, Written } from '../application/inquiry-summary.js';
import type { Assignment } from '../domain/assignment.js';
import type { LastMove } from '../domain/inquiry.js';

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** JSON keeps moments as text. */
const MOVE = {
  to: (move: LastMove | null) => move,
  from: (move: Written<LastMove> | null): LastMove | null => {
    if (!move) return null;
    const { responseBefore, ...rest } = move;
    return {
      ...rest,
      acceptedAtBefore: moment(move.acceptedAtBefore),
      statusChangedAtBefore: moment(move.statusChangedAtBefore),
      ...(responseBefore !== undefined && {
        responseBefore: responseBefore && { ...responseBefore, at: new Date(responseBefore.at) },
      }),
    };
  },
};

@Entity('inquiries')
export class InquiryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  reference!: string;

  @Column('uuid')
  customerId!: string;

  /** The contact as it was given, whatever becomes of the customer. */
  @Column('text')
  customerName!: string;

  @Column('text')
  customerEmail!: string;

  @Column('text')
  customerPhone!: string;

  @Column('text')
  customerCompany!: string;

  @Column('text')
  message!: string;

  /** In which the customer wrote, and is answered. */
  @Column('text', { default: DEFAULT_LANGUAGE })
  language!: Language;

  @Column('boolean')
  isSampleRequest!: boolean;

  @Column('integer')
  quantity!: number;

  @MoneyColumn({ precision: 17 })
  totalCost!: Money;

  @MoneyColumn({ precision: 17 })
  pricePerItem!: Money;

  @MoneyColumn({ precision: 17 })
  sampleCost!: Money;

  /**
   * What it counts for in every figure: the sample's price for a sample request, the order's for an order; while a
   * quotation is accepted, what that says.
   */
  @MoneyColumn({ precision: 17 })
  value!: Money;

  /** What the visitor's page showed; null where it showed nothing. */
  @MoneyColumn({ precision: 17, nullable: true })
  seenTotalCost!: Money | null;

  @MoneyColumn({ precision: 17, nullable: true })
  seenPricePerItem!: Money | null;

  @MoneyColumn({ precision: 17, nullable: true })
  seenSampleCost!: Money | null;

  @Column('boolean')
  priceChanged!: boolean;

  @Column('boolean')
  hasInactiveItems!: boolean;

  /** What was chosen and what it cost, as of the submission. */
  @Column('jsonb')
  snapshot!: unknown;

  @Column('text')
  status!: InquiryStatus;

  @Column('timestamptz', { nullable: true })
  statusChangedAt!: Date | null;

  /** Null while it stands as it was submitted. */
  @Column('jsonb', { nullable: true, transformer: MOVE })
  lastMove!: LastMove | null;

  @Column('timestamptz', { nullable: true })
  acceptedAt!: Date | null;

  /** Why it came to nothing; null where it did not, or nobody said. */
  @Column('jsonb', { nullable: true })
  lost!: Lost | null;

  /** When it was first answered; null while nobody has. */
  @Column('timestamptz', { nullable: true })
  respondedAt!: Date | null;

  @Column('integer', { nullable: true })
  responseMinutes!: number | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text', { default: '' })
  adminNotes!: string;

  /** The staff account whose it is; null while it is nobody's. */
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  /** Null while nobody has given it to anybody. */
  @Column('jsonb', { nullable: true })
  lastAssignment!: Assignment | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @DerivedTextColumn()
  nameOrder!: string;

  @DerivedTextColumn()
  searchText!: string;

  /** By a trigger, of snapshot and message; as `searchText`, read by SQL alone. */
  @Column('jsonb', { default: () => "'{}'::jsonb", select: false })
  garment!: StoredGarment;

  @Column('text', { default: '', select: false })
  orderText!: string;

  /** By the same trigger; null where the snapshot names none that could be one. */
  @Column('uuid', { nullable: true, select: false })
  productTypeId!: string | null;
}
