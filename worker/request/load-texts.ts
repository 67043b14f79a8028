import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { createTextsPath, hasTexts, keepTexts } from "../../shared/i18n/all-texts.ts";
import type { TextBundle } from "../../shared/i18n/create-texts.ts";
import type { Bindings } from "../base/bindings.ts";
import { PlatformUnavailable } from "../platform/fetch.ts";

const HOST = "https://assets.internal";

/**
 * Loads a language's texts once per isolate. Concurrent requests each fetch the file, because in workerd a request cannot wait for what
 * another has started. Throws PlatformUnavailable (locale-18).
 */
export async function loadTexts(
	assets: Pick<Bindings["ASSETS"], "fetch"> | undefined,
	code: LanguageCode,
): Promise<void> {
	if (hasTexts(code)) return;
	const path = createTextsPath(code);
	const response = await assets?.fetch(new URL(path, HOST).href).catch((error: unknown) => {
		throw new PlatformUnavailable("network", `The texts in ${path} failed to load: ${String(error)}`);
	});
	if (!response?.ok)
		throw new PlatformUnavailable("http", `The texts in ${path} failed to load: ${response?.status}`);
	keepTexts(code, await response.json<TextBundle>());
}
