import { DataSource } from 'typeorm';

export const rows = new DataSource({ type: 'postgres' });
