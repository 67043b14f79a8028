import { expect, test } from "vitest";
import { robotsTxt } from "./robots.ts";

// proves shell-16
test("names every site's sitemap and closes the shopper's pages", () => {
	const lines = robotsTxt("https://shop.example", "production").split("\n");
	for (const alias of ["eu", "us", "me", "ap"])
		expect(lines).toContain(`Sitemap: https://shop.example/sitemap-${alias}.xml`);
	expect(lines).toContain("Disallow: /*/preferences");
	expect(lines).not.toContain("Disallow: /");
});

// proves shell-16
test.each(["staging", "development"] as const)("closes an instance of type %s to every crawler", (type) =>
	expect(robotsTxt("https://shop.example", type)).toBe("User-agent: *\nDisallow: /\n"),
);
