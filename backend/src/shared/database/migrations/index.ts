import type { MigrationInterface } from 'typeorm';
import { CreateCatalogue1763600000000 } from './1763600000000-create-catalogue.js';

/** Every migration, oldest first; the number in a class name is its order. */
export const migrations: readonly (new () => MigrationInterface)[] = [CreateCatalogue1763600000000];
