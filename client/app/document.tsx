import { preloads as fonts } from "virtual:house-fonts";
import type { CSSProperties } from "react";
import type { ClientAssets } from "../../shared/contracts/client-assets.ts";
import type { HeadView, PageView } from "../../shared/contracts/page.ts";
import { findOpeningSection } from "../../shared/contracts/section-view.ts";
import { manifestPath } from "../../shared/domain/addresses/paths.ts";
import { joinStyleSheets } from "../../shared/domain/addresses/style-sheet-paths.ts";
import { imageSrcSet } from "../../shared/domain/media/images.ts";
import { readTextCode } from "../../shared/i18n/all-texts.ts";
import { headTags } from "./head-tags.ts";
import { inlineJson } from "./inline-json.ts";
import { listPartNames } from "./parts/all-parts.ts";
import { listHydratedNames, listStillNames } from "./parts/all-stills.ts";
import { pageFiles } from "./parts/page-files.ts";
import { earlyScript } from "./start/early-script.ts";
import { ENTRY_ID } from "./start/entry-id.ts";

/** `tagFrames`: addresses of frames for browsers without JavaScript (event-27). */
export type DocumentProps = {
	page: PageView;
	assets: ClientAssets;
	nonce?: string;
	tagFrames?: readonly string[];
	themeColor: string;
};

export function Document({ page, assets, nonce, tagFrames = [], themeColor }: DocumentProps) {
	const { locale, head, shell } = page;
	const code = readTextCode(locale);
	const { entry, preloads, styles, texts } = pageFiles(
		assets,
		code,
		page.kind,
		[...listPartNames(page), ...listHydratedNames(page)],
		listStillNames(page),
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
				{joinStyleSheets(styles).map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				{findOpeningSection(page.data) ? <OpeningPicture images={head.preloadImages} /> : null}
				{headTags(head).map(({ tag: Tag, attributes }) => (
					<Tag key={JSON.stringify(attributes)} {...renameHreflang(attributes)} data-head="" />
				))}
				{(fonts[code] ?? fonts.usual).map((href) => (
					<link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
				))}
				<meta name="theme-color" content={themeColor} />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="manifest" href={manifestPath} />
				{head.jsonLd.map((object) => (
					<Inline
						key={JSON.stringify(object).slice(0, 80)}
						type="application/ld+json"
						text={inlineJson(object)}
					/>
				))}
				{assets.devPreamble ? <Inline type="module" nonce={nonce} text={assets.devPreamble} /> : null}
				{/* These modules load with the page and run after its first paint (early-script.ts). */}
				<link id={ENTRY_ID} rel="modulepreload" href={entry} data-texts={texts} />
				{preloads.map(({ file, code }) => (
					<link key={file} rel="modulepreload" href={file} data-code={code} />
				))}
			</head>
			<body>
				<div id="app" />
				{tagFrames.length > 0 ? (
					<noscript>
						{tagFrames.map((src) => (
							<iframe key={src} src={src} title={new URL(src).host} hidden width="0" height="0" />
						))}
					</noscript>
				) : null}
				<Inline id="page" type="application/json" text={inlineJson(toBeSent(page))} />
			</body>
		</html>
	);
}

/** Renders an inline script. `text` is not escaped, so it must be the shop's own source or the output of `inlineJson`. */
function Inline({ text, ...attributes }: { text: string; type?: string; id?: string; nonce?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text for HTML, but scripts contain raw text.
	return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Returns a preload link for each orientation's picture; React itself would preload without a media condition. */
const OpeningPicture = ({ images = [] }: { images: HeadView["preloadImages"] }) =>
	images.map(({ src, sizes, media }) => (
		<link
			key={src}
			rel="preload"
			as="image"
			media={media}
			imageSrcSet={imageSrcSet(src)}
			imageSizes={sizes}
			fetchPriority="high"
		/>
	));

const renameHreflang = ({ hreflang, ...rest }: Record<string, string>) =>
	hreflang ? { hrefLang: hreflang, ...rest } : rest;

const toBeSent = ({ head, shell: { countries, languages, ...shell }, ...page }: PageView): object => ({
	shell: {
		...shell,
		announcements: shell.announcements.map(({ popup }) => ({ nodes: [], popup })),
		navigation: shell.navigation.map(({ label, href }) => ({ label, href })),
		footer: { copyright: shell.footer.copyright },
	},
	...page,
});
