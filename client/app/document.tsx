import type { CSSProperties } from "react";
import type { ClientAssets } from "../../shared/contracts/client-assets.ts";
import type { PageView } from "../../shared/contracts/page.ts";
import type { HeroView } from "../../shared/contracts/teaser-views.ts";
import { imageSrcSet } from "../../shared/domain/media/images.ts";
import { headTags } from "./head-tags.ts";
import { inlineJson } from "./inline-json.ts";
import { partNamesOf } from "./parts/all-parts.ts";
import { pageFiles } from "./parts/page-files.ts";
import { fontsOf } from "./preloaded-fonts.ts";
import { ENTRY_ID, earlyScript } from "./start/early-script.ts";

export type DocumentProps = { page: PageView; assets: ClientAssets; nonce?: string };

/**
 * The whole document but for the content of `#app` (write-document.tsx). Only that is hydrated; the head is written here and later
 * changed by the navigation.
 */
export function Document({ page, assets, nonce }: DocumentProps) {
	const { locale, head, shell } = page;
	const { entry, preloads, styles, late, pages, orders } = pageFiles(
		assets,
		locale.language,
		page.kind,
		partNamesOf(page),
	);
	return (
		<html
			lang={locale.tag}
			dir={locale.dir}
			style={shell.pictureShape ? ({ "--frame": shell.pictureShape } as CSSProperties) : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<title>{head.title}</title>
				<Inline nonce={nonce} text={earlyScript} />
				{styles.map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				{page.kind === "home" || page.kind === "category-landing" ? (
					<HeroPreload hero={page.data.hero} />
				) : null}
				{headTags(head).map(({ tag: Tag, attributes }) => (
					<Tag key={JSON.stringify(attributes)} {...renamed(attributes)} data-head="" />
				))}
				{/* Behind the picture: they have stand-ins, it has none. */}
				{fontsOf(locale.language).map((href) => (
					<link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
				))}
				<meta name="theme-color" content="#faf8f4" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				{head.jsonLd.map((object) => (
					<Inline
						key={JSON.stringify(object).slice(0, 80)}
						type="application/ld+json"
						text={inlineJson(object)}
					/>
				))}
				{assets.devPreamble ? <Inline type="module" nonce={nonce} text={assets.devPreamble} /> : null}
				{/* They come along with what is painted, and run after it (early-script.ts). */}
				<link
					id={ENTRY_ID}
					rel="modulepreload"
					href={entry}
					data-late={late}
					data-pages={pages}
					data-orders={orders}
				/>
				{preloads.map(({ file, code }) => (
					<link key={file} rel="modulepreload" href={file} data-code={code} />
				))}
			</head>
			<body>
				<div id="app" />
				<Inline id="page" type="application/json" text={inlineJson(toBeSent(page))} />
			</body>
		</html>
	);
}

/** A script with its text inside: our own source, or JSON that cannot leave its element. */
function Inline({ text, ...attributes }: { text: string; type?: string; id?: string; nonce?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text for HTML, which a script does not read.
	return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** React preloads pictures by itself, but not those that depend on the screen: each has its condition here. */
const HeroPreload = ({ hero }: { hero: HeroView }) =>
	(["portrait", "landscape"] as const).map((way) => (
		<link
			key={way}
			rel="preload"
			as="image"
			media={`(orientation: ${way})`}
			imageSrcSet={imageSrcSet(hero.image[way].src)}
			imageSizes="100vw"
			fetchPriority="high"
		/>
	));

/** React's names of the attributes that are not its own. */
const renamed = ({ hreflang, ...rest }: Record<string, string>) =>
	hreflang ? { hrefLang: hreflang, ...rest } : rest;

/**
 * The head, and what of header and footer only the server draws, stand in the document already. Of the menu the search shows
 * the first level.
 */
const toBeSent = ({ head, shell: { countries, ...shell }, ...page }: PageView): object => ({
	shell: {
		...shell,
		navigation: shell.navigation.map(({ label, href }) => ({ label, href })),
		footer: { ...shell.footer, columns: [] },
	},
	...page,
});
