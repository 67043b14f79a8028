import { listStyleSheetFiles } from "../../../shared/domain/addresses/style-sheet-paths.ts";

/**
 * Names the files that the page's style sheet joins by links that load nothing, because imports load each style sheet that no link names
 * (shell-33).
 */
export function nameJoinedStyles(): void {
	for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
		const files = listStyleSheetFiles(link.getAttribute("href") ?? "");
		if (files.length < 2) continue;
		for (const href of files) {
			const named = document.createElement("link");
			named.rel = "stylesheet";
			named.setAttribute("disabled", "");
			named.setAttribute("href", href);
			document.head.append(named);
		}
	}
}
