import { expect, test } from "vitest";
import { parsePlatform } from "./complete-lock.ts";

test.each([
	["@biomejs/cli-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
	["@swc/core-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
	["@swc/core-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
	["@cloudflare/workerd-windows-64", { os: ["win32"], cpu: ["x64"] }],
	["@oxc-parser/binding-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
	["@cloudflare/workerd-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
	["react-dom", null],
])("%s", (name, platform) => expect(parsePlatform(name)).toEqual(platform));
