export type StoreCredit = {
	code: string;
	currency: string;
	amount: number;
	balance: number;
	creationDate?: string;
	returnNo?: string;
	redemptions: { orderNo: string; amount: number; date?: string }[];
};

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;
const isAmount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export const toCredits = (json: unknown): StoreCredit[] => {
	let entries: unknown;
	try {
		entries = JSON.parse(text(json) ?? "[]");
	} catch {
		return [];
	}
	return list(entries).flatMap(({ code, currency, amount, balance, creationDate, returnNo, redemptions }) =>
		text(code) && text(currency) && isAmount(amount) && isAmount(balance)
			? [
					{
						code: String(code),
						currency: String(currency),
						amount,
						balance,
						creationDate: text(creationDate),
						returnNo: text(returnNo),
						redemptions: list(redemptions).flatMap((one) =>
							text(one.orderNo) && isAmount(one.amount)
								? [{ orderNo: String(one.orderNo), amount: one.amount, date: text(one.date) }]
								: [],
						),
					},
				]
			: [],
	);
};

export const creditIn = (credits: readonly StoreCredit[], currency: string): StoreCredit[] =>
	credits.filter((one) => one.currency === currency && one.balance > 0);
