type Destination = { kind: "category" | "search" } | { kind: "product"; name: string };

/** A category's own name is not a link on its page, and a product's breadcrumbs end with its name (catalogue-11). */
export const breadcrumbLinks = <Link extends { label: string }>(
	links: readonly Link[],
	to: Destination,
): { links: readonly Link[]; current?: string } => {
	if (to.kind === "product") return { links, current: to.name };
	const last = links.at(-1);
	return to.kind === "category" && last ? { links: links.slice(0, -1), current: last.label } : { links };
};
