import { expect, test } from "vitest";
import { readLineReturns, readReturnTracking, readWithdrawable, toReturns } from "./order-returns.ts";

const sent = { trackingNumber: "B1", trackingUrl: "https://carrier.example/B1" };
const order = {
	c_returnTrackingNumber: "B2",
	c_returnTrackingUrl: "https://carrier.example/B2",
	c_returns: [{ returnNo: "V1-R1", status: "Rejected", way: "post", items: [], ...sent }],
};

// proves returns-7
test("a return keeps the platform's status, known or not, and is registered without one", () => {
	const read = (status?: string) => toReturns({ c_returns: [{ status }] }, [])[0];
	expect(read("Rejected")).toMatchObject({ status: "refused", word: "Rejected" });
	expect(read("On the scales")).toMatchObject({ status: undefined, word: "On the scales" });
	expect(read()).toMatchObject({ status: "requested" });
});

// proves orders-10
test("a return has its own tracking link, or else the order's", () => {
	const returns = toReturns(order, []);
	expect(returns[0]?.tracking).toEqual({ number: "B1", url: "https://carrier.example/B1" });
	expect(readReturnTracking(order, returns)).toBeUndefined();
	const bare = toReturns({ c_returns: [{ returnNo: "V1-R1", way: "post" }] }, []);
	expect(readReturnTracking(order, bare)).toEqual({ number: "B2", url: "https://carrier.example/B2" });
	expect(readReturnTracking(order, [])).toBeDefined();
	expect(readReturnTracking(order, toReturns({ c_returns: [{ way: "store" }] }, []))).toBeUndefined();
	expect(readReturnTracking({ ...order, c_returnTrackingUrl: "javascript:alert(1)" }, [])).toBeUndefined();
});

// proves returns-7
test("lines have the outcome of their return, with the number of units", () => {
	const lines = readLineReturns([
		{ itemId: "a", c_returnStatus: "returned" },
		{ itemId: "b", c_returnedQuantity: 1 },
		{ itemId: "c" },
	]);
	expect([...lines]).toEqual([
		["a", { word: "returned", quantity: undefined }],
		["b", { word: "", quantity: 1 }],
	]);
});

// proves legal-4
test("units can be withdrawn from where the platform says how many", () => {
	const items = [
		{ itemId: "a", c_withdrawableQuantity: 2 },
		{ itemId: "b" },
		{ itemId: "c", c_withdrawableQuantity: 0 },
	];
	expect([...readWithdrawable(items)]).toEqual([["a", 2]]);
});
