import { expect, test } from "vitest";
import { robotsTxt } from "./robots.ts";

// proves shell-16
test("names every site's sitemap and keeps crawlers out of what is the shopper's", () => {
	const lines = robotsTxt("https://shop.example").split("\n");
	for (const alias of ["eu", "us", "me", "ap"])
		expect(lines).toContain(`Sitemap: https://shop.example/sitemap-${alias}.xml`);
	expect(lines).toContain("Disallow: /*/preferences");
	expect(lines).not.toContain("Disallow: /");
});
