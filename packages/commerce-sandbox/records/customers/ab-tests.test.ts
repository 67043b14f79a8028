import { expect, test } from "vitest";
import { listParticipations } from "./ab-tests.ts";

const TESTS = [{ test: "larger-tiles", segments: ["A", "B"] as const }];
const listSegments = (...ids: string[]) => ids.map((id) => listParticipations(id, TESTS)[0]?.segment);

test("a customer stays in one segment of each test, and customers spread over all", () => {
	const ids = Array.from({ length: 200 }, (_, at) => `customer-${at}`);
	expect(listSegments(...ids)).toEqual(listSegments(...ids));
	const first = listSegments(...ids).filter((segment) => segment === "A").length;
	expect(first).toBeGreaterThan(50);
	expect(first).toBeLessThan(150);
	expect(listParticipations("customer-1", undefined)).toEqual(expect.any(Array));
	expect(listParticipations("customer-1", [])).toEqual([]);
});
