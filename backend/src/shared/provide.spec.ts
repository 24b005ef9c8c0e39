import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { provide } from './provide.js';

abstract class Looms {
  abstract count(): number;
}
class Cairo extends Looms {
  count(): number {
    return 3;
  }
}
abstract class Rate {
  abstract readonly piastres: number;
}
class Fixed extends Rate {
  readonly piastres = 250;
}
class Price {
  constructor(
    private readonly looms: Looms,
    private readonly rate: Rate,
  ) {}
  get piastres(): number {
    return this.looms.count() * this.rate.piastres;
  }
}
class NamedPrice {
  readonly piastres: number;
  constructor({ rate, looms }: { rate: Rate; looms: Looms }) {
    this.piastres = looms.count() * rate.piastres;
  }
}

describe('what is provided', () => {
  it('is made of its needs, in their order or by their names, for whoever asks for its token', async () => {
    const module = await Test.createTestingModule({
      providers: [
        provide(Price, Price, [Looms, Rate]),
        provide(NamedPrice, NamedPrice, { looms: Looms, rate: Rate }),
        provide(Looms, Cairo, []),
        provide(Rate, Fixed, []),
      ],
    }).compile();
    expect(module.get(Looms)).toBeInstanceOf(Cairo);
    expect([module.get(Price).piastres, module.get(NamedPrice).piastres]).toEqual([750, 750]);
  });

  it('is compared with its constructor by the compiler', () => {
    const faulty = () => [
      // @ts-expect-error the other order
      provide(Price, Price, [Rate, Looms]),
      // @ts-expect-error one too few
      provide(Price, Price, [Looms]),
      // @ts-expect-error another name
      provide(NamedPrice, NamedPrice, { looms: Looms, price: Rate }),
      // @ts-expect-error it is no loom
      provide(Looms, Fixed, []),
    ];
    expect(faulty).not.toThrow();
  });
});
