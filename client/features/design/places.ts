import type {
	DesignedComponent,
	DesignedRegion,
	RegionMetadata,
} from "../../../shared/contracts/preview/design-view.ts";

/** An entry's component, and the region of another entry that holds it. */
export type Place = { component: DesignedComponent; region: DesignedRegion };

const places = new WeakMap<DesignedComponent, ReadonlyMap<string, Place>>();

const listPlaces = (holder: DesignedComponent): [string, Place][] =>
	(holder.regions ?? []).flatMap((region) =>
		region.components.flatMap((component): [string, Place][] => [
			[component.designMetadata?.contentLinkUuid ?? component.id, { component, region }],
			...listPlaces(component),
		]),
	);

/** Returns the places of a page's components by their content links. */
export const findPlaces = (page: DesignedComponent): ReadonlyMap<string, Place> => {
	const found = places.get(page) ?? new Map(listPlaces(page));
	places.set(page, found);
	return found;
};

export const describeRegion = ({ id, designMetadata }: DesignedRegion): RegionMetadata => ({
	...designMetadata,
	id,
});
