import { LEFT_KEY } from "../../../shared/domain/analytics/left-key.ts";
import { CONSENT_COOKIE } from "../../../shared/domain/consent/consent.ts";

/** Names of facts on all levels of a page that analytics needs; everything else stays in the browser. */
const FACTS =
	"ids,age,title,referrer,href,product,page,kind,path,status,data,id,tiles,heading,categoryId,breadcrumbs,label,mode,query,total,refinements,values,selected,sections,key,view";

/**
 * Reports a page that is left before the client's script has started, and the click on a product by which it is left (event-15): facts of the
 * page's own data, which the server describes as a browser would. Each character is a part of every document, so it describes nothing itself.
 */
export const reportBeforeStart = `document.keep=body=>{try{/(^|; *)${CONSENT_COOKIE}=1\\.a/.test(document.cookie)&&(sessionStorage["${LEFT_KEY}"]+=body+"\\n")}catch(e){}};document.ids=[0,0,0].map(()=>crypto.randomUUID?.());addEventListener("pagehide",()=>{const d=document,{ids}=d,p=d.getElementById("page");if(ids&&p&&/(^|; *)${CONSENT_COOKIE}=1\\.[ap]/.test(d.cookie)&&!navigator.globalPrivacyControl&&navigator.doNotTrack!="1"){const page=JSON.parse(p.textContent),a=d.pressed?.target.closest("a:not([data-acts])"),body=JSON.stringify({ids,age:performance.now(),title:d.title,referrer:d.referrer,href:a?.getAttribute("href"),product:a?.closest("[data-product]")?.dataset.product,page},"${FACTS}".split(","));fetch(page.shell.apiHref+"/events",{method:"POST",keepalive:!0,headers:{"content-type":"application/json"},body});d.keep(body)}});`;
