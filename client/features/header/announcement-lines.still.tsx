import type { AnnouncementView } from "../../../shared/contracts/views.ts";
import { useTranslation } from "../../state/texts.ts";
import { Nodes } from "../../ui/rich-text/nodes.tsx";

/** The buttons are hidden until their code runs (rotate-lines.ts). */
export function Part({ lines }: { lines: readonly AnnouncementView[] }) {
	const { t } = useTranslation();
	return (
		<>
			{lines.map(({ nodes }, at) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order.
					key={at}
					data-line=""
					style={at === 0 ? undefined : { visibility: "hidden" }}
				>
					<Nodes nodes={nodes} />
				</div>
			))}
			{(["previous", "next", "dismiss"] as const).map((act) => (
				<button key={act} type="button" hidden data-act={act} aria-label={t(`shell.banner.${act}`)}>
					{SIGNS[act]}
				</button>
			))}
		</>
	);
}

/** Texts from right to left have mirrored arrows. */
const SIGNS = { previous: "‹", next: "›", dismiss: "×" } as const;
