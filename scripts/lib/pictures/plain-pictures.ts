/**
 * A Worker in front of the cloud that returns a plain picture of the requested width, because drawing would take longer than the
 * browser journeys. The picture route has tests of its own.
 */
export const PLAIN_PICTURES = {
	name: "plain-pictures",
	modules: true as const,
	compatibilityDate: "2026-10-01",
	serviceBindings: { COMMERCE: "vetrina-commerce" },
	script: `export default {
	fetch(request, env) {
		const url = new URL(request.url);
		if (!url.pathname.startsWith("/dw/image/")) return env.COMMERCE.fetch(request);
		const width = Number(url.searchParams.get("sw")) || 800;
		const height = Math.round((width * 4) / 3);
		return new Response(
			\`<svg xmlns="http://www.w3.org/2000/svg" width="\${width}" height="\${height}"><rect width="100%" height="100%" fill="#d9d4cc"/></svg>\`,
			{ headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" } },
		);
	},
};`,
};
