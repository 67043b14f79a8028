import type { Zone } from "../../../shared/domain/content/content.ts";
import { usePlace } from "../../state/app-context.tsx";
import { serverOnly } from "../../state/drawing/server-only.tsx";
import header from "../header/header.module.css";

const Banner = serverOnly<typeof import("./zone-banner.still.tsx")>("zoneBanner");

/** Draws the banner of the editors above or below every page (content-19). */
export function ZoneBanner({ place }: { place: Zone }) {
	const zone = usePlace().shell.zones?.find((one) => one.zone === place);
	return zone ? <Banner className={header.announcement} from={{ zone }} /> : null;
}
