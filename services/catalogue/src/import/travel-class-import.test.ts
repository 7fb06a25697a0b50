import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@larkfare/data-kit/database';
import { type ClientBase } from 'pg';
import { startThreeAirports } from '../testing/three-airports.ts';
import { importFiles } from './import-files.ts';
import { parsePriceRecord } from './prices.rules.ts';
import { rejectionReport } from './rejection-report.ts';

const { catalogue, london, dubai } = await startThreeAirports();

describe('the import', () => {
  const record = { departure: 'LHR', arrival: 'DXB', airline: 'Lark', month: '3', one_way: '90' };
  test.each([
    [{}, undefined],
    [{ cabin: '' }, undefined],
    [{ cabin: 'Premium Economy' }, 'premiumEconomy'],
    [{ travelclass: 'premium-economy' }, 'premiumEconomy'],
    [{ travelclass: 'FIRST' }, 'first'],
  ])('reads %j as %p', (columns, travelClass) => {
    expect(parsePriceRecord({ ...record, ...columns })).toMatchObject({ value: { travelClass } });
  });

  test('refuses a class that there is none of', () => {
    expect(parsePriceRecord({ ...record, cabin: 'galley' })).toEqual({
      reason: 'has a travel class that is not economy, premium economy, business or first',
      detail: 'LHR–DXB Lark, galley',
    });
  });

  test('stores prices by class, and rejects those of months without an economy price', async () => {
    const { fixtures, db } = catalogue;
    const lark = await fixtures.airline({ shortName: 'Lark' });
    await fixtures.flight({ from: london, to: dubai, airline: lark, prices: { 4: 1_00 } });
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const path = join(folder, 'prices.csv');
    const lines = [
      'departure,arrival,airline,month,one_way,round_trip,travelClass',
      'LHR,DXB,Lark,3,90,,',
      'LHR,DXB,Lark,3,400,,business',
      'LHR,DXB,Lark,3,500,,Business',
      'LHR,DXB,Lark,4,900,,first',
      'LHR,DXB,Lark,5,900,,first',
      'LHR,DXB,Lark,3,90,,galley',
    ];
    await writeFile(path, lines.join('\n'));
    const report = rejectionReport(join(folder, 'rejected.csv'));
    const runner = db.createQueryRunner();

    const client = (await runner.connect()) as ClientBase;
    const files = [{ kind: 'prices.csv' as const, path, bytes: lines.join('\n').length }];
    await importFiles(client, files, { newId, report });
    report.close();

    await runner.release();
    expect(
      await db.query(
        'SELECT month, travel_class, one_way_pence FROM monthly_prices ORDER BY month, travel_class',
      ),
    ).toEqual([
      { month: 3, travel_class: 'economy', one_way_pence: 90_00 },
      { month: 3, travel_class: 'business', one_way_pence: 400_00 },
      { month: 4, travel_class: 'economy', one_way_pence: 1_00 },
      { month: 4, travel_class: 'first', one_way_pence: 900_00 },
    ]);
    const rejected = await readFile(join(folder, 'rejected.csv'), 'utf8');
    expect(rejected.trim().split('\n').slice(1).sort()).toEqual([
      'prices.csv,4,"repeats a price of the file","LHR–DXB Lark, line 3"',
      'prices.csv,6,"has a month without an economy price","LHR–DXB Lark"',
      'prices.csv,7,"has a travel class that is not economy, premium economy, business or first","LHR–DXB Lark, galley"',
    ]);
    await rm(folder, { recursive: true });
  });
});
