import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { houseAlias } from "../../lib/house.ts";
import { houseFonts, houseTheme } from "../../vite/house-theme.ts";
import { texts } from "../../vite/texts.ts";

const root = resolve(import.meta.dirname, "../../..");

export default defineConfig({
	root,
	publicDir: resolve(root, "client/public"),
	resolve: { alias: houseAlias },
	plugins: [react(), houseTheme(), houseFonts(), texts({ inScript: true })],
	build: { target: "esnext" },
});
