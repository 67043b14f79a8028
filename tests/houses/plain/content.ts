import type { HouseContent } from "@vetrina/commerce-sandbox/house/content.ts";

const pictures: Readonly<Record<string, string>> = {
	chair: "19cd16285341e4d9e0d5351331c8b76a397145bd38002dd41107932aa339e09a",
};
export const contentPicture = (name: string): string => `upload/${pictures[name]}.png`;

export const content: HouseContent = { fill: (text) => text, categoryScenes: {}, categoryFields: {} };
