import type { Zone } from "../../shared/domain/content/content.ts";
import header from "../features/header/header.module.css";
import { usePlace } from "../state/app-context.tsx";
import { serverOnly } from "../state/drawing/server-only.tsx";

const Banner = serverOnly<typeof import("../features/marketing/zone-banner.still.tsx")>("zoneBanner");

export function ZoneBanner({ place }: { place: Zone }) {
	const zone = usePlace().shell.zones?.find((one) => one.zone === place);
	return zone ? <Banner className={header.announcement} from={{ zone }} /> : null;
}
