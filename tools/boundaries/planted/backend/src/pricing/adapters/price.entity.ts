export class PriceEntity {
  id!: string;
}
