import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** The catalogue of components; `scripts/storybook/build.ts` writes its stories from the fixtures. */
export default {
	framework: {
		name: "@storybook/react-vite",
		options: { builder: { viteConfigPath: "scripts/storybook/config/vite.config.ts" } },
	},
	stories: [`${root}/.cache/storybook/stories/*.stories.ts`],
	core: { disableTelemetry: true },
	typescript: { reactDocgen: false, check: false },
};
