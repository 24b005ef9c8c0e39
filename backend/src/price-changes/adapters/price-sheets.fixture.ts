import type { Type } from '@nestjs/common';
import { InMemorySheetReader } from '../../shared/spreadsheets/sheet-reader.in-memory.js';
import { InMemorySpreadsheets } from '../../shared/spreadsheets/spreadsheets.in-memory.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { PriceSheets } from '../application/price-sheets.js';
import { ReadPriceSheets } from '../application/read-price-sheets.js';
import { priceChangesInMemory } from './price-changes.fixture.js';
import { TabledPrices } from './tabled-prices.js';

/** For tests: controllers of tables of prices over the module's fakes. */
export async function sheetsApp(...controllers: Type[]): Promise<ControllerApp> {
  const { prices } = await priceChangesInMemory();
  const sheets = new TabledPrices(prices, new InMemorySpreadsheets(), new InMemorySheetReader());
  const providers = [PriceSheets, ReadPriceSheets].map((provide) => ({ provide, useValue: sheets }));
  return controllerApp({ controllers, providers });
}
