import { expect, test } from "vitest";
import { handleManifest, handleMaskableIcon } from "./manifest.ts";

type Manifest = {
	name: string;
	start_url: string;
	display: string;
	icons: { src: string; sizes: string; type: string; purpose: string }[];
};

// proves shell-45
test("the manifest has what browsers ask of a shop that can be installed", async () => {
	const response = handleManifest();
	expect(response.headers.get("content-type")).toBe("application/manifest+json");
	const manifest = (await response.json()) as Manifest & Record<string, string>;
	expect(manifest).toMatchObject({ name: "Vetrina", start_url: "/", scope: "/", display: "standalone" });
	for (const name of ["theme_color", "background_color"]) expect(manifest[name]).toMatch(/^#[\da-f]{6}$/);
	for (const purpose of ["any", "maskable"])
		for (const type of ["image/svg+xml", "image/png"])
			expect(manifest.icons).toContainEqual(expect.objectContaining({ type, purpose }));
	// Chromium installs no shop without an icon of 192 pixels, and shows a large one while it starts.
	expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

// proves shell-45
test("the icon that a launcher may cut has the house's icon in its middle", async () => {
	const icon = await handleMaskableIcon().text();
	expect(icon).toContain('viewBox="0 0 512 512"');
	expect(icon).toContain('x="128" y="128" width="256" height="256"');
	expect(icon).toContain("data:image/svg+xml,%3Csvg");
});
