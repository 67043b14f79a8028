import { expect, inject, vi } from "vitest";

type Row = {
	receiver: string;
	database: { orders: number; refunds: number };
	reported: object;
	differing: string[];
};
const readRows = async (orders: readonly string[]): Promise<Row[]> => {
	const url = new URL(`/admin/dataset/ledger?orders=${orders.join(",")}`, inject("commerce"));
	const response = await fetch(url, { headers: { authorization: `Bearer ${inject("adminToken")}` } });
	return ((await response.json()) as { rows: Row[] }).rows;
};

/** Active Data counts orders itself. */
const TOLD_OF_ORDERS = ["dataset", "google-analytics", "data-360", "webhook"];

/** Waits until each receiver was told exactly what the database has of the orders, all of one site. */
export const untilBalanced = (
	orders: readonly string[],
	{ refunds }: { refunds?: number } = {},
): Promise<void> =>
	vi.waitFor(
		async () => {
			const rows = await readRows(orders);
			expect(rows.map(({ receiver }) => receiver)).toEqual(TOLD_OF_ORDERS);
			for (const { database, reported, differing } of rows) {
				expect(differing).toEqual([]);
				expect(reported).toEqual(database);
				expect(database).toMatchObject({
					orders: orders.length,
					...(refunds === undefined ? {} : { refunds }),
				});
			}
		},
		{ timeout: 20_000, interval: 300 },
	);
