import { expect, test } from "vitest";
import { lateMerge } from "./late-merge.ts";

// proves basket-20
test("the browser remembers a failed merge for a day, by site, until it succeeds", () => {
	const failed = lateMerge(null, "vetrina-eu", true);
	expect(failed.setCookies()).toEqual([]);
	failed.set(true);
	const [cookie = ""] = failed.setCookies();
	expect(cookie).toMatch(
		/^__Host-bag_merge_vetrina-eu=1; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	);
	const next = lateMerge(cookie.split(";")[0] ?? "", "vetrina-eu", true);
	expect(next.pending).toBe(true);
	expect(next.setCookies()).toEqual([]);
	next.set(false);
	expect(next.setCookies()).toEqual([expect.stringMatching(/^__Host-bag_merge_vetrina-eu=; Max-Age=0/)]);
	expect(lateMerge(cookie, "vetrina-jp", true).pending).toBe(false);
});
