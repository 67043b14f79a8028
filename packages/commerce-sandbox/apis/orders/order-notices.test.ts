import { expect, test } from "vitest";
import { dueNotices, nextNoticeAt } from "./order-notices.ts";

const order = {
	state: "placed" as const,
	placedAt: 100,
	plan: [
		{ after: 10, event: "confirmed" as const },
		{ after: 30, event: "delivered" as const },
		{ after: 20, event: "shipped" as const },
	],
	returns: [],
	toldUntil: 100,
};
const back = (exchangeProductId?: string) => ({
	returnNo: "V1-R1",
	createdAt: 140,
	way: "post" as const,
	items: [{ itemId: "a", quantity: 1, reason: "late", ...(exchangeProductId ? { exchangeProductId } : {}) }],
	refund: 0,
	refundTo: [],
	receivedAt: 200,
	settledAt: 300,
});

// proves orders-5
test("each event is mailed once, in order, after it happened", () => {
	expect(nextNoticeAt(order)).toBe(120);
	expect(dueNotices(order, 119)).toEqual([]);
	expect(dueNotices(order, 500).map(({ kind }) => kind)).toEqual(["shipped", "delivered"]);
	expect(dueNotices({ ...order, toldUntil: 120 }, 500)).toEqual([{ at: 130, kind: "delivered" }]);
	expect(nextNoticeAt({ ...order, toldUntil: 500 })).toBeNull();
});

// proves orders-5
test("a return is mailed about on arrival and on settlement; a cancelled order gets no further mail", () => {
	const mailed = { ...order, toldUntil: 150 };
	expect(dueNotices({ ...mailed, returns: [back()] }, 300)).toEqual([
		{ at: 200, kind: "returned", returnNo: "V1-R1" },
		{ at: 300, kind: "refunded", returnNo: "V1-R1" },
	]);
	expect(dueNotices({ ...mailed, returns: [back("38")] }, 300).at(-1)?.kind).toBe("exchanged");
	expect(nextNoticeAt({ ...order, state: "cancelled" })).toBeNull();
});
