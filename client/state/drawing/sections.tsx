import { type ReactNode, useState } from "react";
import type { SectionView, WithSections } from "../../../shared/contracts/section-view.ts";
import { useApp, usePath } from "../app-context.tsx";
import { reportError } from "../report-error.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { isHydrating } from "./hydration.ts";
import { ServerDrawn } from "./server-only.tsx";

/** `data`: the data of the page, which a section may extend. */
export type SectionProps<View extends object = object> = {
	view: View;
	section: SectionView;
	data: WithSections;
};

/** The part of an editor's frame (preview-10): without `sections` it is around the page, with them around their list. */
export type DesignModeProps = {
	data: Partial<WithSections>;
	sections?: readonly SectionView[];
	children: ReactNode;
};

type SectionsProps = { data: WithSections; sections?: readonly SectionView[] };

/**
 * Shows the sections that editors placed on a page, in their order. A section that moves is `view.part.tsx` in its folder and loads with the
 * page. Any other is `view.still.tsx`: the server draws it, and its code loads only when the client fetches a page with it (decision 113), or
 * if it holds a section that moves (decision 125).
 */
export function Sections({ data, sections = data.sections }: SectionsProps) {
	const path = usePath();
	const { part } = useApp();
	const shown = sections.map((section) => (
		<ErrorBoundary key={section.key} fallback={null} onError={(error) => reportError(error, path)}>
			<Section view={section.view} section={section} data={data} />
		</ErrorBoundary>
	));
	const Frames = data.designMode && part<DesignModeProps>("designMode");
	return Frames ? (
		<Frames data={data} sections={sections}>
			{shown}
		</Frames>
	) : (
		shown
	);
}

/** Shows the sections that editors placed below a page's own content. */
export const SectionsBelow = ({ data }: { data: Partial<WithSections> }) =>
	hasSections(data) ? <Sections data={data} /> : null;

const hasSections = (data: Partial<WithSections>): data is WithSections => data.sections !== undefined;

function Section(props: SectionProps) {
	const Part = useApp().part<SectionProps>(`section-${props.section.type}`);
	return Part ? <Part {...props} /> : <StillSection {...props} />;
}

/** The first page keeps the server's HTML even if the code comes later, for another page. */
function StillSection(props: SectionProps) {
	const { part, still } = useApp();
	const { view, section } = props;
	const isHydrated = section.inner?.some((type) => part(`section-${type}`)) ?? false;
	const [firstView] = useState(() => (isHydrating() ? view : undefined));
	const name = `still-${section.type}`;
	const Part = still(name) ?? (view === firstView && !isHydrated ? undefined : part(name));
	return <ServerDrawn Part={Part} from={props} still={`section-${section.key}`} />;
}
