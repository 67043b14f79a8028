type Destination = { kind: "category" | "search" } | { kind: "product"; name: string };

/**
 * Separates the page's own name, which is no link: a category page ends with the category's name, a product page with the product's
 * (catalogue-11).
 */
export const breadcrumbLinks = <Link extends { label: string }>(
	links: readonly Link[],
	to: Destination,
): { links: readonly Link[]; current?: string } => {
	if (to.kind === "product") return { links, current: to.name };
	const last = links.at(-1);
	return to.kind === "category" && last ? { links: links.slice(0, -1), current: last.label } : { links };
};
