import { expect, test, vi } from "vitest";
import { buildPage } from "../../../client/fixtures/views.ts";
import type { PageView } from "../../../shared/contracts/page.ts";
import { leaveOutBroken } from "./leave-out-broken.tsx";

const page = buildPage("content", "ar");
const data = page.data as { sections: object[] };
const broken = { type: "rich-text-section", key: "7", view: {} };
const withSections = (...sections: object[]) => ({ ...page, data: { ...data, sections } }) as PageView;

// proves content-16
test("a section that cannot be drawn is left out and reported, the others stay", () => {
	const report = vi.fn();
	const [whole = {}] = data.sections;
	expect(leaveOutBroken(withSections(broken, whole), report).data).toEqual(withSections(whole).data);
	expect(report.mock.calls).toEqual([[broken]]);
});

test("a page that fails without its sections is left as it is", () => {
	const failing = { ...withSections(broken), kind: "no such page" } as unknown as PageView;
	expect(leaveOutBroken(failing, () => {})).toBe(failing);
});
