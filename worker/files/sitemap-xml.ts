export type SitemapEntry = {
	href: string;
	lastModified?: string;
	alternates: { hreflang: string; href: string }[];
};

const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemapIndexXml = (addresses: readonly string[]): string =>
	`${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((href) => `<sitemap><loc>${escapeXml(href)}</loc></sitemap>\n`).join("")}</sitemapindex>\n`;

const entryXml = ({ href, lastModified, alternates }: SitemapEntry): string =>
	`<url><loc>${escapeXml(href)}</loc>${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ""}${alternates.map((one) => `<xhtml:link rel="alternate" hreflang="${escapeXml(one.hreflang)}" href="${escapeXml(one.href)}"/>`).join("")}</url>\n`;

export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
	`${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(entryXml).join("")}</urlset>\n`;

export type SitemapAddress = { site: string; page?: { locale: string; number: number } };

export const readSitemapPath = (path: string): SitemapAddress | null => {
	const match = /^\/sitemap-([a-z0-9]{1,20})(?:-([a-z]{2}-[a-z]{2})-([1-9]\d{0,3}))?\.xml$/.exec(path);
	if (!match?.[1]) return null;
	return { site: match[1], page: match[2] ? { locale: match[2], number: Number(match[3]) } : undefined };
};
