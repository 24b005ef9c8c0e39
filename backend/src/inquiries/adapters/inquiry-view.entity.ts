import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SavedView } from '../domain/saved-view.js';

@Entity('inquiry_views')
export class InquiryViewEntity implements SavedView {
  @PrimaryColumn('uuid')
  id!: string;

  @Index('inquiry_views_of_staff')
  @Column('uuid')
  staffId!: string;

  @Column('text')
  name!: string;

  @Column('boolean')
  isFirst!: boolean;

  @Column('jsonb')
  filter!: Record<string, string>;
}
