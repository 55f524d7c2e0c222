import { EXPIRY_MARGIN_S } from '../features/auth/web/stored-session.ts';
import { FIRST_READS } from '../features/dashboard/web/first-reads.ts';
import { SIDEBAR_CLOSED } from '../features/dashboard/web/sidebar-cookie.ts';
import { CONFIG_META_NAME } from '../platform/browser/public-config.ts';
import { SESSION_KEY } from '../platform/browser/session-key.ts';

/**
 * Runs before all else on the dashboard's pages. It leaves the sidebar as narrow as it was left, greets whoever is signed
 * in by name in the first frame, and while their session lasts asks for their trips at once, because the scripts that
 * show them take seconds on a slow line. One that owes its second factor is no session. One that has run out needs the client that renews it: its scripts are
 * asked for in their place.
 */
export const DASHBOARD_START = `(function(w,d){
try{
if(/(^|; )${SIDEBAR_CLOSED}/.test(d.cookie))d.documentElement.dataset.narrow="";
var s=JSON.parse(localStorage.getItem("${SESSION_KEY}")||"null");
if(!s)return;
var u=s.user,n=u.user_metadata.first_name;
if((u.factors||[]).some(function(f){return f.status=="verified"})
&&JSON.parse(atob(s.access_token.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).aal!="aal2")return;
new MutationObserver(function(m,o){
var h=d.querySelector("[data-greeting]");
if(h){h.textContent="Hello, "+(typeof n=="string"&&n.trim()||"Party Planner");o.disconnect()}
}).observe(d,{childList:true,subtree:true});
if(!(s.expires_at-${EXPIRY_MARGIN_S}>Date.now()/1e3)){setTimeout(function(){w.__preload("renewal")});return}
if(!/^.dashboard(.(trips|calendar|analytics))?$/.test(location.pathname))return;
var c=JSON.parse(d.querySelector("meta[name=${CONFIG_META_NAME}]").content);
w.__answers={userId:u.id,all:Promise.all(${JSON.stringify(FIRST_READS)}.map(function(q){
return fetch(c.url+"/rest/v1/"+q,{headers:{apikey:c.anonKey,Authorization:"Bearer "+s.access_token}}).then(function(r){
return r.ok?r.json():Promise.reject()})})).catch(function(){return null})}
}catch(e){}
})(window,document);`.replaceAll('\n', '');
